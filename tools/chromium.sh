#!/bin/sh
# Prints the path of a Chromium for the browser tests. CHROMIUM=... names one; else the system's,
# installed with apt if need be and if we may. Nothing is downloaded by other ways.

find_chromium() {
    if [ -n "$CHROMIUM" ]; then
        command -v "$CHROMIUM"
        return
    fi
    for name in chromium chromium-browser google-chrome google-chrome-stable \
        '/Applications/Chromium.app/Contents/MacOS/Chromium' \
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'; do
        command -v "$name" && return
    done
    return 1
}

find_chromium && exit
if [ -z "$CHROMIUM" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "Installing Chromium with apt" >&2
    { apt-get update && apt-get install --no-install-recommends -y chromium; } >/dev/null 2>&1
    find_chromium && exit
fi
echo "The browser tests need Chromium, and ${CHROMIUM:-none} was not found. Install it by the" >&2
echo "system's package manager (apt install chromium, dnf install chromium, brew install --cask" >&2
echo "chromium), or name one: make test CHROMIUM=/path/to/chromium" >&2
exit 1
