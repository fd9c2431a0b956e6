# Sourced by scripts that run clients with others: official ones in Python, and local services.

# Prints the path of a Python that has a module, in its own environment below .build, from PyPI.
# Fails with a message if PyPI can't be reached.
#   python_with MODULE REQUIREMENT…
python_with() { python_in python "$@"; }

# The same with the name of the environment, for modules that conflict with others.
#   python_in ENVIRONMENT MODULE REQUIREMENT…
python_in() {
  local environment=$PWD/.build/$1 module=$2
  shift 2
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

# Pysher doesn't support newer versions of websocket-client.
python_with_pysher() {
  python_with pysher 'pusher>=3.3,<4' 'Pysher==1.0.0' 'websocket-client==0.57.0'
}

# Runs a program until the script ends; sets first_line to the first line of its output.
# A killed script runs no trap: if the system has setpriv, it ends the program then.
serve() {
  local output leash=()
  if command -v setpriv >/dev/null; then leash=(setpriv --pdeathsig TERM); fi
  exec {output}< <(exec "${leash[@]}" "$@")
  served+=($!)
  # A program that has already ended isn't an error.
  trap 'kill "${served[@]}" 2>/dev/null || true' EXIT
  read -r first_line <&"$output" || fatal "$1 has ended before it printed anything"
}

# Runs a sandbox program until the script ends; sets origin to its address.
#   serve_sandbox PROGRAM SERVICE
serve_sandbox() {
  serve "$1" "$2" --port 0 --quiet
  origin=$(sed 's|.*http://\([0-9.:]*\).*|\1|' <<<"$first_line")
}

# Creates a self-signed certificate for localhost in a folder.
certify() {
  mkdir -p "$1"
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1 \
    -keyout "$1/key.pem" -out "$1/certificate.pem" 2>/dev/null
}
