extension MockOptions {
  static let help = """
    Answers requests as the documents of a service describe: a mock server for any document.

    USAGE
      bindery mock SPEC... [options]

    Listens on 127.0.0.1, and prints its URL on standard output. SPEC is an OpenAPI document of any
    version, an AsyncAPI document, or one of each; a folder with these; or a bindings.yaml, or a
    folder with one, which also states the recordings. The paths of its servers, such as /v1, may
    precede the path of a request. The page at /_bindery shows the traffic, sends messages and
    webhooks, and injects faults.

    A request is answered from the first of
      1. the recordings, by the operation, the values of the path and of the described query
         parameters, and the body
      2. the examples of the response, the first that satisfies its schema
      3. a value of the schema: its examples and defaults, and generated values, which are the same
         for the same seed and request
    A WebSocket plays recorded sessions, and answers other messages with described replies. A
    channel of server-sent events sends its messages, and one of long polls those after the cursor.

    A request that violates its description gets 401, 415 or 400, a path that isn't described 404,
    a method 405 with Allow, and an Accept header without a described media type 406. If the
    operation documents the status (or 422 instead of 400), the body has the documented form. The
    others are application/problem+json (RFC 9457), which names each violation with the JSON pointer
    of the value, the keyword, and its location in the document. A message that violates its schema
    closes its WebSocket with 1008.

    Pages of any origin may send requests (CORS).

    PREFERENCES (RFC 7240)
      Prefer: code=404        the documented response of a status
      Prefer: example=NAME    an example by its name
      Prefer: dynamic=true    a generated value instead of a recording or an example
      Prefer: delay=500       a delay in milliseconds
      Prefer: fault=KIND      a fault, as with --fault
      Prefer: handling=strict 400 if a preference can't be applied, instead of the header
                              Bindery-Preference-Ignored

    OPTIONS
      --recordings PATH     a HAR file, or a folder with some; can be repeated
      --listen PORT         the port; by default, a free one
      --seed N              the number that generated values depend on; by default, 0
      --validation WHICH    all: refuse requests that violate the document (the default)
                            documented: only with a status that the operation documents
                            none: answer them like others
      --delay MS            delay each response, by milliseconds or a range such as 50-200
      --fault KIND=RATE     a fault in a part of the responses, such as 503=0.1; can be repeated.
                            KIND is close, reset, garbled, half (of the body), stall, or a status
                            from 500 to 599
      --webhooks URL        where the page sends webhooks
      --role WHICH          application: AsyncAPI documents describe the client; by default, client
      --application         the same as --role application
      --overlay FILE        apply an OpenAPI Overlay to the document; can be repeated
      --root DIR            the folder that the document may refer to files in; by default, the
                            folder of the document
      -q, --quiet           print only the URL and errors
      --color WHEN          always, never or auto (the default)
      -h, --help            print this text

    EXAMPLES
      bindery mock petstore.yaml --listen 4010
      bindery mock Spec/shop/openapi.yaml --recordings Spec/shop/recordings --seed 7
      bindery mock Spec/shop/openapi.yaml Spec/shop/asyncapi.yaml --webhooks http://127.0.0.1:8080
      bindery mock shop.yaml --delay 50-200 --fault 503=0.05 --fault reset=0.01
      curl -H 'Prefer: code=404' http://127.0.0.1:4010/pets/1

    EXIT STATUS
      0  ended by Control-C or SIGTERM
      1  a document or recording can't be read, or has nothing to answer, or the port is in use
      2  invalid arguments
    """
}
