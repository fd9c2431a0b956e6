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
