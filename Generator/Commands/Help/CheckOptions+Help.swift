extension CheckOptions {
  static let help = """
    Checks recordings against the documents, without a build.

    USAGE
      bindery check [options]
      bindery check SPEC... [--recordings PATH] [options]

    Matches each entry of the HAR files with an operation, a webhook or a message, and checks
    statuses, parameters, credentials, response headers, bodies (JSON, text and forms), and the
    contents, directions and replies of messages against the document. Without SPEC, checks the
    recordings of every Spec/*/bindings.yaml in the current folder. SPEC is a document, a
    bindings.yaml, a folder with one, or a folder of documents; each document has its own result. A
    document is checked with --recordings, or else with the recordings of the bindings.yaml beside it.

    Findings with one cause, such as a required member that a service omits, are one line, with the
    number of entries and the dates of the first and the last one. Members that the schema doesn't
    describe are a warning, or an error with additionalProperties: false; requests that the service
    refused with 400 to 499 are notes.

    An entry is stale if its operation or message changed in the documents after it was checked, also
    if it still fits. This is a warning that names what changed and each stale entry; those that fit
    and that only an added overlay affects have one line.

    OPTIONS
      --recordings PATH     a HAR file, or a folder of *.har files
      --suggest             write an overlay (OpenAPI Overlay 1.0) beside the document, with an
                            action for each cause, to review and to name in bindings.yaml, and one
                            beside each file that the document refers to; existing overlays are
                            applied, and get further actions
      --accept              after a review, write hashes of the present documents into the recordings,
                            so that no entry is stale
      --coverage            print tables in Markdown instead of findings: the numbers of recordings of
                            each status and message, by provenance
    \(ReportOptions.help)
      --all                 print each finding at its location in the recording
    \(CommonOptions.documentHelp)
      --strict              treat warnings as errors
      -q, --quiet           print only errors as text
      --color WHEN          always, never or auto (the default)
      -h, --help            print this text

    EXAMPLES
      bindery check
      bindery check petstore.yaml --recordings petstore.har
      bindery check petstore.yaml --recordings petstore.har --suggest
      bindery check petstore.yaml --recordings traffic --format github
      bindery check --format html --output report.html
      bindery check Spec/petstore Spec/shop
      bindery check --accept
      bindery check --coverage > COVERAGE.md

    EXIT STATUS
      0  all entries fit the documents
      1  an entry contradicts its document, or a warning with --strict
      2  invalid arguments
    """
}
