#!/bin/sh
# Prints the path of an nginx for the test of docs/hosting.md. NGINX=... names one; else the
# system's, installed with apt if need be and if we may.

find_nginx() {
    for name in ${NGINX:-nginx /usr/sbin/nginx /usr/local/sbin/nginx /opt/homebrew/bin/nginx}; do
        command -v "$name" && return
    done
    return 1
}

find_nginx && exit
if [ -z "$NGINX" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing nginx with apt" >&2
    { apt-get update && apt-get install --no-install-recommends -y nginx; } >/dev/null 2>&1
    find_nginx && exit
fi
echo "The test of docs/hosting.md needs nginx, and ${NGINX:-none} was not found. Install it by the" >&2
echo "system's package manager (apt install nginx), or name one: make test NGINX=/path/to/nginx" >&2
exit 1
