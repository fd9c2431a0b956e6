extension VerifyOptions {
  static let help = """
    Compares the answers of a live server with the recordings and the documents.

    USAGE
      bindery verify --server URL [options]
      bindery verify --server URL SPEC... [--recordings PATH] [options]

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
    and 500 to 599. Redirects aren't followed. WebSocket sessions aren't verified.

    CREDENTIALS
      Recordings have no credentials. Those of the server are read from environment variables that
      have the names of the security schemes: BINDERY_API_KEY for apiKey or api-key. The value is the
      key or the token, and USER:PASSWORD for the scheme basic. They are never printed. Without a
      variable, the recorded replacement is sent, as it is where 401 is the recorded status.

    OPTIONS
      --server URL          the server
      --recordings PATH     a HAR file, or a folder of *.har files
      --unsafe-methods      also send requests that may change the state of the server
      --timeout SECONDS     the time that an answer may take, 30 by default
    \(ReportOptions.help)
      --all                 print all findings as text; by default, at most 20 of a kind
      --overlay FILE        apply an overlay to the document; repeat for several, in order
      --root DIR            the folder that the document may refer to files in; by default, the
                            folder of the document
      --path, --tag, --operation, --exclude-path, --exclude-tag, --exclude-operation
                            select operations, as for generate
      --allow-outside       allow a bindings.yaml to read outside the package
      --strict              treat warnings as errors
      -q, --quiet           print only errors as text
      --color WHEN          always, never or auto (the default)
      -h, --help            print this text

    EXAMPLES
      bindery verify --server https://test.shop.example
      bindery verify --server http://127.0.0.1:8080 petstore.yaml --recordings petstore.har
      bindery verify --server https://test.shop.example --format junit --output verify.xml

    EXIT STATUS
      0  all answers have the described form, perhaps with other contents
      1  an answer has another form, a warning with --strict, or no request was sent
      2  invalid arguments
    """
}
