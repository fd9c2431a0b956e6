extension VerifyOptions {
  static let help = """
    Compares the answers of a live server with the recordings and the documents.

    USAGE
      bindery verify --server URL [options]
      bindery verify --server URL SPEC... [--recordings PATH] [options]
      bindery verify --server URL --server WS-URL [SPEC...] [options]

    Sends each recorded request of an operation to the server, one after the other, and compares the
    answer with the schema of the document and with the recorded answer: status, media type, described
    headers and body. Identifiers, times and tokens differ in each answer, so that only their types
    and forms are compared. An answer of another form is an error. An answer with other contents, such as
    another value, a missing member or an empty list, is a warning: the recording isn't up to date.

    Without SPEC, verifies the recordings of every Spec/*/bindings.yaml in the current folder. A path
    of the server's URL replaces that of the recorded server: with https://test.shop.example/v2, a
    request of /v1/books for the operation /books is sent to /v2/books. Without a path, the recorded
    one is sent. If the server can't be reached, no further request is sent.

    Requests whose methods may change the state of the server aren't sent: all but GET, HEAD, OPTIONS,
    TRACE and QUERY. Neither are requests with a recorded answer that is a temporary failure: 408, 429
    and 500 to 599. Redirects aren't followed.

    SESSIONS
      The client's side of each recorded WebSocket session of a channel is played: a message is
      sent when the messages recorded before it have arrived. The first message of a session and the
      replies that the document states must come, each once, within the timeout. Other messages may
      depend on other clients: they are compared if they come. Requests and sessions of a file are
      performed in the order of their times, and identifiers and tokens that the server sent are
      repeated where the client repeated the recorded ones.

      A session in which the client sends a message, except a ping or pong of x-keep-alive, may
      change the state of the server, and is only played with --unsafe-methods. The server must close
      a session as recorded, unless the code is one of a restart or an internal error (1001, 1005,
      1006 and 1011 to 1015), or x-close-codes lets clients connect again.

    CREDENTIALS
      Recordings have no credentials. Those of the server are read from environment variables that
      have the names of the security schemes: BINDERY_API_KEY for apiKey or api-key. The value is the
      key or the token, and USER:PASSWORD for the scheme basic. They are never printed. Without a
      variable, the recorded replacement is sent, as it is where 401 is the recorded status.

    OPTIONS
      --server URL          the server, http:// or https://; sessions are played at the same host
      --server WS-URL       the server of WebSocket sessions, ws:// or wss://; alone, only sessions
                            are played
      --recordings PATH     a HAR file, or a folder of *.har files
      --unsafe-methods      also send requests, and play sessions, that may change the state of the
                            server
      --timeout SECONDS     the time that an answer or a message may take, 30 by default
    \(ReportOptions.help)
      --all                 print all findings as text; by default, at most 20 of a kind
    \(CommonOptions.documentHelp)
      --strict              treat warnings as errors
      -q, --quiet           print only errors as text
      --color WHEN          always, never or auto (the default)
      -h, --help            print this text

    EXAMPLES
      bindery verify --server https://test.shop.example
      bindery verify --server http://127.0.0.1:8080 petstore.yaml --recordings petstore.har
      bindery verify --server wss://test.chat.example --unsafe-methods chat.yaml
      bindery verify --server https://test.shop.example --format junit --output verify.xml

    EXIT STATUS
      0  all answers and messages have the described form, perhaps with other contents
      1  one has another form or doesn't come, a warning with --strict, or no request was sent
      2  invalid arguments
    """
}
