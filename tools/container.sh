#!/bin/sh
# Builds the container from the wheels in dist/ with buildah, and tries it: who runs in it, the health
# check, the lobby, data in its volume.
#
#   sh tools/container.sh                   on Containerfile's own base, from a registry
#   sh tools/container.sh --base IMAGE      on another base: a name of an image or a tar of a system
#   sh tools/container.sh --base debian     on a Debian that mmdebstrap makes here; no registry
#
# Without the rights for namespaces (in another container) BUILDAH_ISOLATION=chroot helps, which is
# what it is set to if nothing else is said.
set -eu
cd "$(dirname "$0")/.."
export BUILDAH_ISOLATION="${BUILDAH_ISOLATION:-chroot}" STORAGE_DRIVER="${STORAGE_DRIVER:-vfs}"

fail() { echo "container: $*" >&2; exit 1; }

command -v buildah >/dev/null || fail "buildah is not installed (apt install buildah)"
ls dist/sagaboard-*.whl >/dev/null 2>&1 || fail "there is no wheel in dist/: make wheel"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

base=
[ "${1:-}" = --base ] && base=${2:?an image, a tar or debian}
if [ "$base" = debian ]; then
    command -v mmdebstrap >/dev/null || fail "mmdebstrap is not installed (apt install mmdebstrap)"
    base="$scratch/debian.tar"
    mmdebstrap --quiet --variant=minbase --include=python3,python3-venv,ca-certificates \
        "$(. /etc/os-release && echo "${VERSION_CODENAME:-stable}")" "$base"
fi
if [ -f "$base" ]; then
    empty=$(buildah from scratch)
    buildah add --quiet "$empty" "$base" / >/dev/null
    buildah commit --quiet --rm "$empty" localhost/sagaboard-base >/dev/null
    base=localhost/sagaboard-base
fi

version=$(sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)
image="sagaboard:$version"
# pip in the container believes the certificates that this machine believes.
buildah build --quiet --format docker ${base:+--build-arg "BASE=$base"} --tag "$image" \
    --volume /etc/ssl/certs:/etc/ssl/certs:ro --file Containerfile . >/dev/null

container=$(buildah from "$image")
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("", 0)); print(s.getsockname()[1])')
within() { buildah run --user sagaboard "$container" -- "$@"; }
# shellcheck disable=SC2154 # found is set in the loop
clean() {
    [ -z "${server:-}" ] || kill "$server" 2>/dev/null || true
    buildah rm "$container" >/dev/null
    rm -rf "$scratch"
}
trap clean EXIT

[ "$(within id -u)" = 10001 ] || fail "it runs as $(within id -un)"
within sagaboard --version
[ "$(within sagaboard --version)" = "sagaboard $version" ] || fail "another version"
within python3 -c "import psycopg"
within sagaboard doctor --port "$port" || fail "the doctor found a problem"
buildah inspect --type image --format '{{.Docker.Config.Healthcheck.Test}}' "$image" \
    | grep -q healthz || fail "there is no health check"

# Chroot isolation has the network of this machine, so the port is one of its ports.
within sagaboard serve --host 0.0.0.0 --port "$port" >"$scratch/log" 2>&1 &
server=$!
check="from urllib.request import urlopen; urlopen('http://127.0.0.1:$port/healthz', timeout=4)"
for _ in $(seq 100); do
    within python3 -c "$check" 2>/dev/null && break
    kill -0 "$server" 2>/dev/null || fail "it has ended: $(cat "$scratch/log")"
    sleep 0.2
done
within python3 -c "$check" || fail "it is not healthy: $(cat "$scratch/log")"
within python3 -c "
from urllib.request import urlopen
assert b'Sagaboard' in urlopen('http://127.0.0.1:$port/').read()
assert len(urlopen('http://127.0.0.1:$port/api/games').read()) > 1000
"
within test -f /data/sagaboard/sagaboard.db || fail "the data is not in /data"
kill "$server"
wait "$server" 2>/dev/null || true
server=
size=$(buildah images --format '{{.Size}}' "$image")
echo "container: $image is built and answers ($size)"
