"""The configuration of nginx in docs/hosting.md, behind which people play: taken from the document,
run by a real nginx, with a certificate and ports of our own.

tools/nginx.sh finds nginx or installs it; `make test` says at its end when there is none.
"""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from sagaboard.client import LIVE, Client
from sagaboard.service.protocol import Problem, Update
from tests.service.playing import FIRST, TURNS, new_match
from tests.service.server import SERVER_TIMEOUT, Server, free_port, running_server

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"```nginx\n(server \{.*?)```", re.DOTALL)
LOCATION = re.compile(r"```nginx\n(location /saga/ \{.*?\n\})\n```", re.DOTALL)
AT_THE_TOP = re.compile(r"    location / \{.*?\n    \}\n", re.DOTALL)
NGINX = subprocess.run(
    ["sh", str(ROOT / "tools/nginx.sh")], capture_output=True, text=True
).stdout.strip()

pytestmark = pytest.mark.skipif(not NGINX, reason="no nginx, and none can be installed")

MAIN = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{block}
}}
"""


def block_for(server: Server, port: int, folder: Path, prefix: str) -> str:
    """The document's, word for word but for what is named after the real machine."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    found, below = BLOCK.search(text), LOCATION.search(text)
    assert found, "docs/hosting.md has a configuration of nginx"
    assert below, "and one for a path"
    block = found.group(1)
    if prefix:
        block, count = AT_THE_TOP.subn(below.group(1), block)
        assert count == 1
    for old, new in (
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("http://127.0.0.1:8421", server.url),
        ("/etc/letsencrypt/live/play.example.org", str(folder)),
    ):
        assert old in block
        block = block.replace(old, new)
    return block


def make_certificate(folder: Path) -> None:
    asked = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1"
    more = ["-addext", "subjectAltName=IP:127.0.0.1"]
    files = ["-keyout", f"{folder}/privkey.pem", "-out", f"{folder}/fullchain.pem"]
    command = ["openssl", *asked.split(), *more, *files]
    subprocess.run(command, check=True, capture_output=True)


@contextmanager
def nginx_before(server: Server, folder: Path, prefix: str) -> Iterator[str]:
    """The address of a real nginx that passes everything, or all below a path, to the server."""
    port = free_port()
    config = folder / "nginx.conf"
    config.write_text(MAIN.format(folder=folder, block=block_for(server, port, folder, prefix)))
    command = [NGINX, "-p", str(folder), "-c", str(config), "-e", str(folder / "start.log")]
    tested = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert tested.returncode == 0, tested.stderr
    nginx = subprocess.Popen(command)
    url = f"https://127.0.0.1:{port}{prefix}"
    try:
        until = time.monotonic() + SERVER_TIMEOUT
        while True:
            try:
                httpx.get(f"{url}/healthz")
                break
            except httpx.TransportError:
                assert nginx.poll() is None, (folder / "error.log").read_text()
                assert time.monotonic() < until
                time.sleep(0.05)
        yield url
    finally:
        nginx.terminate()
        nginx.wait(SERVER_TIMEOUT)


@pytest.mark.parametrize("prefix", ["", "/saga"])
async def test_people_play_behind_the_nginx_of_the_document(
    prefix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a browser does: over HTTPS, with the Origin of the page and the cookie of the device."""
    make_certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "fullchain.pem"))

    with (
        running_server(tmp_path / "matches.db", secure_cookie=True, prefix=prefix) as server,
        nginx_before(server, tmp_path, prefix) as url,
    ):
        async with Client(url) as client:
            created = await new_match(client, **TURNS)
            link = created.links[0]
            address = f"{url.replace('https', 'wss')}/api/matches/{created.id}/live?seat=0"
            async with connect(
                address,
                origin=url.removesuffix(prefix),  # type: ignore[arg-type]
                additional_headers={"Authorization": f"Bearer {link.token}"},
            ) as channel:

                async def update() -> Update:
                    while not isinstance(message := LIVE.decode(await channel.recv()), Update):
                        assert not isinstance(message, Problem), message
                    return message

                assert (await update()).seq == 0
                await channel.send(f'{{"do": "play", "move": "{FIRST}", "seq": 0}}')
                assert (await update()).seq == 1
            assert (await client.info(created.id)).moves == 1
        with httpx.Client(base_url=url) as browser:
            assert browser.get("/").status_code == 200
            if not prefix:
                assert browser.get("/metrics").status_code == 403
