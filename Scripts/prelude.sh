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
