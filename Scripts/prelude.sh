# Sourced by every script: exits at the first error, works from any directory, formats messages, and
# prints the comment at the script's head for --help.
set -euo pipefail
caller=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/.."
script=Scripts/$(basename "$0")
# Python writes no compiled modules beside its sources.
export PYTHONDONTWRITEBYTECODE=1

for argument in "$@"; do
  case "$argument" in
    --) break ;;
    -h | --help)
      sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$script"
      exit 0
      ;;
  esac
done

log() { printf '▸ %s\n' "$*" >&2; }
error() { printf 'error: %s\n' "$*" >&2; }
fatal() {
  error "$@"
  exit 1
}

# Exits if there are arguments: for those that a script doesn't have.
reject() { [ $# -eq 0 ] || fatal "unknown argument “$1”; see $script --help"; }

# Exits if a program is missing.
#   require PROGRAM PURPOSE
require() { command -v "$1" >/dev/null || fatal "$1 is needed to $2"; }

# Prints the absolute path of one that is relative to the caller's folder.
absolute() {
  case "$1" in
    /*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$caller/$1" ;;
  esac
}

# One set of flags everywhere, so that no script rebuilds what another has built.
strict=(-Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error)

swift_build() { swift build --quiet "${strict[@]}" "$@"; }

# Builds products of the package in Tests/Tools or of this one, into Tests/Tools/.build.
#   build_tools debug|release PRODUCT…
build_tools() {
  local product
  for product in "${@:2}"; do
    swift_build --package-path Tests/Tools --configuration "$1" --product "$product"
  done
}

# Prints the failures in a log of swift test.
failures() {
  awk '/(^|: )error: |Fatal error/
    /^Test Case .* started/ { began = $3 }
    /^Test Case .* (passed|failed|skipped)/ { began = "" }
    END { if (began) print began " began, and did not end" }' "$1"
}

# Writes the symbol graphs of built modules, with their public symbols.
#   $1 an output folder, which gets a folder for each module; then options, and modules
symbol_graphs() {
  local folder=$1 target options=() map module
  shift
  target=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
  for map in {Generator,Sources}/CLib*/module.modulemap; do
    options+=(-Xcc "-fmodule-map-file=$map")
  done
  while [[ "$1" == -* ]]; do options+=("$1") && shift; done
  for module in "$@"; do
    mkdir -p "$folder/$module"
    swift symbolgraph-extract -module-name "$module" -I .build/debug/Modules "${options[@]}" \
      -target "$target" -minimum-access-level public -skip-synthesized-members \
      -output-dir "$folder/$module"
  done
}

# Prints the tests that logs of swift test skipped: each reason once, its tests, and how to run them.
skipped_tests() {
  awk '
    match($0, / : Test skipped(: required (true|false) value but got (true|false))?( - )?/) {
      reason = substr($0, RSTART + RLENGTH)
      sub(/^SKIPPED: /, "", reason)
      if (reason == "") reason = "no reason is given"
      test = substr($0, 1, RSTART - 1)
      sub(/^.*: /, "", test)
      if (!(reason in tests)) { order[++reasons] = reason; tests[reason] = test }
      else tests[reason] = tests[reason] "|" test
      count++
    }
    /^[[:space:]]*Executed [0-9]+ test/ { if ($2 + 0 > most[FILENAME]) most[FILENAME] = $2 + 0 }
    END {
      for (file in most) ran += most[file]
      if (!ran) { print "No test ran."; exit }
      if (!count) { print "Tests that ran: " ran ". None was skipped."; exit }
      print count (count == 1 ? " test was" : " tests were") " skipped:"
      for (i = 1; i <= reasons; i++) {
        reason = order[i]
        print "  " reason
        lines = split(tests[reason], names, "|")
        for (j = 1; j <= lines; j++) print "    " names[j]
        need = match(reason, / \/[^ :,]+/) ? substr(reason, RSTART + 1, RLENGTH - 1) : "the missing dependency"
        # Other reasons concern the run, such as its sanitizer.
        need = reason ~ /(^|[^a-z])no / || RSTART ? "provide " need ", then " : ""
        print "    To run it: " need "Scripts/test --filter \047" tests[reason] "\047"
      }
    }' "$@"
}

# Reports a check that is skipped, and why; Scripts/check repeats it at its end.
skip() {
  log "Skipped: $*"
  [ -z "${SKIPPED:-}" ] || printf 'Skipped: %s: %s\n' "$script" "$*" >>"$SKIPPED"
}
