extension RecordOptions {
  static let help = """
    Records the traffic between any client and a service.

    USAGE
      bindery record --target URL --output FILE.har [options]

    Listens on 127.0.0.1, and forwards each request to the service at the target's URL, whose path
    precedes that of each request. Configure the client with the URL that is printed. HTTP/1.1 and
    WebSocket are forwarded as they arrive, in both directions; streams and long polls, too. Nothing
    is changed but the Host header and the headers of a single connection (RFC 9110, section 7.6.1).
    Redirects are not followed, requests are not repeated, and URLs in bodies and headers of the
    service still refer to the service itself. If the service can't be reached, or its response
    isn't HTTP, the client gets 502 with the reason.

    The file is an HTTP archive (HAR 1.2) as bindery import writes it: with the operation or message
    of each entry, and without secrets. Requests that no document describes are not written; a table
    at the end lists them. The file is replaced as a whole about every half second while there is
    traffic, and less often if that takes long, so that it is complete also if the process is
    killed. Control-C ends the recording; exchanges that haven't ended then have the status 0. Of
    each body and of each WebSocket session, the first 4 MiB are recorded, with a comment if that
    isn't all.

    The certificate of an https target is verified. Nothing is written if the environment variable
    CI is set.

    OPTIONS
      --target URL          the service: http or https, for WebSockets, too
      --output FILE         the file to write
      --listen PORT         the port; by default, a free one
      --mode MODE           once: write a new file; an existing one is an error, because this
                            command doesn't replay recordings (the default)
                            append: add the entries that the file doesn't have
                            none: write nothing
      --provenance KIND     captured, from the service (the default), or sandbox
      --certificate-authority FILE
                            trust the authorities in a PEM file instead of the system's
      --spec SPEC           an OpenAPI or AsyncAPI document, a bindings.yaml, a folder with one, or
                            a folder of documents; by default, every Spec/*/bindings.yaml with
                            recordings
      --root DIR            the folder that the document may refer to files in; by default, the
                            folder of the document
      --application         the user of an AsyncAPI document is the application that it describes, not
                            its client; with a bindings.yaml, its role decides
      --allow-outside       allow a bindings.yaml to read outside the package
      --strict              exit with 1 if an entry is ambiguous or undocumented
      -q, --quiet           print only the URL and errors
      --color WHEN          always, never or auto (the default)
      -h, --help            print this text

    EXAMPLES
      bindery record --target https://api.shop.example --output Spec/shop/recordings/shop.har
      bindery record --target http://127.0.0.1:8090 --output shop.har --spec shop.yaml \\
          --listen 8100 --provenance sandbox
      bindery record --target https://api.shop.example/v1 --output shop.har --mode append

    EXIT STATUS
      0  the recording ended by Control-C or SIGTERM, also if nothing was recorded or written
      1  the file exists, or can't be written, a document can't be read, or the port is in use
      2  invalid arguments
    """
}
