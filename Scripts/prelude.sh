# Sourced by every script: stops at the first error, works from any directory, speaks one voice.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

log() { printf '▸ %s\n' "$*" >&2; }
error() { printf 'error: %s\n' "$*" >&2; }
fatal() {
  error "$@"
  exit 1
}

# One set of flags everywhere, so that no script rebuilds what another has built.
strict=(-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error)

# What failed in a log of swift test.
failures() {
  awk '/(^|: )error: |Fatal error/
    /^Test Case .* started/ { began = $3 }
    /^Test Case .* (passed|failed|skipped)/ { began = "" }
    END { if (began) print began " began, and did not end" }' "$1"
}

# What the compiler knows of the public symbols of modules that are built.
#   $1 a folder, in which each module has a folder of its own; then options, and modules
symbol_graphs() {
  local folder=$1 target options=() map module
  shift
  target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
  for map in Sources/CLib*/module.modulemap; do options+=(-Xcc "-fmodule-map-file=$map"); done
  while [[ "$1" == -* ]]; do options+=("$1") && shift; done
  for module in "$@"; do
    mkdir -p "$folder/$module"
    swift symbolgraph-extract -module-name "$module" -I .build/debug/Modules "${options[@]}" \
      -target "$target" -minimum-access-level public -skip-synthesized-members \
      -output-dir "$folder/$module"
  done
}
