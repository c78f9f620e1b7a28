#!/bin/sh
# npm start: installs, builds, migrates, serves; only what is out of date.
exec sh "$(dirname "$0")/node.sh" tools/launch.ts
