# Sourced by scripts in which clients meet others: official ones in Python, and services of this machine.

# Says which Python has a module: one in an environment of its own below .build, made from PyPI.
# Fails where that can't be reached, and says so.
#   python_with MODULE REQUIREMENT…
python_with() {
  local environment=$PWD/.build/python module=$1
  shift
  if [ ! -x "$environment/bin/python" ] && ! python3 -m venv "$environment" >/dev/null 2>&1; then
    log "Without Python: python3 with venv isn't here"
    return 1
  fi
  if ! "$environment/bin/python" -c "import $module" 2>/dev/null \
    && ! "$environment/bin/python" -m pip install --quiet "$@" 2>/dev/null; then
    log "Without Python: PyPI can't be reached"
    return 1
  fi
  echo "$environment/bin/python"
}

python_with_pubnub() { python_with pubnub 'pubnub>=10.8,<11'; }

# Runs a program until the script ends; said is the first line that it says.
# A script that is killed runs no trap: where the system has setpriv, it ends the program then.
serve() {
  local output leash=()
  if command -v setpriv >/dev/null; then leash=(setpriv --pdeathsig TERM); fi
  exec {output}< <(exec "${leash[@]}" "$@")
  served+=($!)
  # One that has ended before is no failure of the script.
  trap 'kill "${served[@]}" 2>/dev/null || true' EXIT
  read -r said <&"$output" || fatal "$1 has ended before it said anything"
}

# Runs a program that is the sandbox until the script ends; origin is where.
#   serve_sandbox PROGRAM SERVICE
serve_sandbox() {
  serve "$1" "$2" --port 0 --quiet
  origin=$(sed 's|.*http://\([0-9.:]*\).*|\1|' <<<"$said")
}

# Makes a certificate for localhost in a folder, which is its own authority.
certify() {
  mkdir -p "$1"
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1 \
    -keyout "$1/key.pem" -out "$1/certificate.pem" 2>/dev/null
}
