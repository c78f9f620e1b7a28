#!/bin/sh
# npm start and npm test: installs what is missing, then hands over to the Node that the packages bring along (default: the application).
# Plain POSIX, and only what Node 20 and npm 10 have: at this point nothing else is there yet.
set -eu
cd "$(dirname "$0")/.."
trusted=node_modules/.limpid-lock

current() { cksum < package-lock.json; }

is_installed() {
  [ -d node_modules ] || return 1
  if [ -f "$trusted" ]; then
    [ "$(cat "$trusted")" = "$(current)" ]
    return
  fi
  # Installed by hand: npm writes its own list last, so it is newer than the lock file it was made from.
  [ -n "$(find node_modules/.package-lock.json -newer package-lock.json 2> /dev/null)" ] || return 1
  current > "$trusted" 2> /dev/null || true
}

if ! is_installed; then
  echo 'Installing the packages (once; this takes about half a minute) ...'
  # In the background, so that a signal ends the installation and not only this script.
  npm ci --ignore-scripts --include=dev --include=optional &
  installing=$!
  trap 'kill "$installing" 2> /dev/null; wait "$installing" 2> /dev/null; exit 0' TERM INT HUP
  if ! wait "$installing"; then
    echo 'The packages could not be installed. Look at the lines above, check the network, and run npm start again.' >&2
    exit 1
  fi
  trap - TERM INT HUP
  current > "$trusted"
fi

node=node_modules/.bin/node
if ! [ -x "$node" ] || ! "$node" -e '' 2> /dev/null; then
  node=$(command -v node)
  "$node" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 26 || (a === 26 && b >= 1) ? 0 : 1)' || {
    echo "Limpid brings its own Node for Linux (glibc), macOS and Windows; for this machine please install Node 26.1 or newer." >&2
    exit 1
  }
fi

# The same process goes on as Node, so that every signal for this script reaches the application.
exec "$node" --disable-warning=ExperimentalWarning "${1:-tools/launch.ts}"
