# Sourced by scripts in which clients of PubNub meet: the local service, and the official client in Python.

# Says which Python has PubNub's SDK: one in an environment of its own below .build, made from PyPI.
# Fails where that can't be reached, and says so.
python_with_pubnub() {
  local environment=$PWD/.build/python
  if [ ! -x "$environment/bin/python" ] && ! python3 -m venv "$environment" >/dev/null 2>&1; then
    log "Without Python: python3 with venv isn't here"
    return 1
  fi
  if ! "$environment/bin/python" -c 'import pubnub' 2>/dev/null \
    && ! "$environment/bin/python" -m pip install --quiet 'pubnub>=10.8,<11' 2>/dev/null; then
    log "Without Python: PyPI can't be reached"
    return 1
  fi
  echo "$environment/bin/python"
}

# Runs a program that is the sandbox until the script ends; origin is where.
serve_sandbox() {
  local said line
  exec {said}< <(exec "$1" pubnub --port 0 --quiet)
  sandbox=$!
  trap 'kill "$sandbox"' EXIT
  read -r line <&"$said"
  origin=$(sed 's|.*http://\([0-9.:]*\).*|\1|' <<<"$line")
}
