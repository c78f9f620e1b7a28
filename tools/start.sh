#!/bin/sh
# npm start, npm test: installs what is missing, then runs the application (or the script named) on the Node that the packages bring along.
# Plain POSIX, and only what Node 20 and npm 10 have: on a bare clone nothing else is there yet.
set -eu
cd "$(dirname "$0")/.."
installed=node_modules/.limpid-lock

current() { cksum < package-lock.json; }

is_installed() {
  [ -d node_modules ] || return 1
  if [ -f "$installed" ]; then
    [ "$(cat "$installed")" = "$(current)" ]
    return
  fi
  # Installed by hand: npm writes its own list last, so it is newer than the lock file that it was made from.
  [ -n "$(find node_modules/.package-lock.json -newer package-lock.json 2> /dev/null)" ] || return 1
  current > "$installed" 2> /dev/null || true
}

# In the background, so that a signal ends the installation and not only this script.
run_npm() {
  npm "$@" --ignore-scripts --include=dev --include=optional &
  running=$!
  wait "$running"
}

install() {
  echo 'Installing the packages (once; this takes about half a minute) ...'
  running=
  trap 'trap "" TERM INT HUP; kill $running 2> /dev/null || true; wait $running 2> /dev/null || true; exit 0' TERM INT HUP
  words=$(mktemp)
  if ! run_npm ci 2> "$words"; then
    # A registry without some package for another kind of machine makes npm ci refuse; npm install takes the same versions without it.
    if ! run_npm install --no-save; then
      cat "$words" >&2
      rm -f "$words"
      echo 'The packages could not be installed. Look at the lines above, check the network, and try again.' >&2
      exit 1
    fi
  fi
  rm -f "$words"
  trap - TERM INT HUP
  current > "$installed"
}

is_installed || install

node=node_modules/.bin/node
if ! [ -x "$node" ] || ! "$node" -e '' 2> /dev/null; then
  node=$(command -v node)
  "$node" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 26 || (a === 26 && b >= 1) ? 0 : 1)' || {
    echo 'Limpid brings its own Node for Linux (glibc), macOS and Windows; for this machine please install Node 26.1 or newer.' >&2
    exit 1
  }
fi
PATH=$PWD/node_modules/.bin:$PATH
export PATH

# The same process goes on as Node, so that every signal for this script reaches the application.
[ $# -gt 0 ] || set -- tools/launch.ts
exec "$node" --disable-warning=ExperimentalWarning "$@"
