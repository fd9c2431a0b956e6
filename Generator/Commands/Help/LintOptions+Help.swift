extension LintOptions {
  static let help = """
    Checks documents, and writes no files.

    USAGE
      bindery lint [options]
      bindery lint SPEC... [options]

    Reports the same diagnostics as bindery generate. SPEC is a document, a bindings.yaml, a folder
    with one, or a folder of documents. Without SPEC, checks the documents, renames and recordings
    of every Spec/*/bindings.yaml in the current folder. Diagnostics are printed to
    standard output, sorted by file and line; a summary is printed to standard error.

    These codes are errors for lint and warnings for generate: unresolved-reference, duplicate-key,
    duplicate-operation-id, duplicate-parameter, missing-path-parameter and unreadable-file. To
    change the severity of a code, set it in bindings.yaml:
    severities: { unresolved-reference: warning, not-generated: ignore, invalid-value: error }

    OPTIONS
    \(ReportOptions.help)
      --root DIR            the folder that the document may refer to files in; by default, the
                            folder of the document
      --overlay FILE        apply an OpenAPI Overlay 1.0 document before checking; repeatable, in
                            order
      --application         the user of an AsyncAPI document is the application that it describes, not
                            its client; with a bindings.yaml, its role decides
      --path, --tag, --operation, --exclude-path, --exclude-tag, --exclude-operation
                            select operations, as for generate
      --allow-outside       allow a bindings.yaml to read outside the package
      --all                 print all diagnostics as text; by default, at most 20 of a kind and
                            one for each cause are printed
      --strict              treat warnings as errors
      -q, --quiet           print only errors as text; the other formats contain all diagnostics
      --color WHEN          always, never or auto (the default: color on a terminal, unless
                            NO_COLOR is set)
      -h, --help            print this text

    JSON
      { "version": 1, "errors": 1, "warnings": 2, "notes": 0,
        "diagnostics": [{ "severity": "error", "code": "unresolved-reference", "message": "…",
                          "fix": "…", "file": "a.yaml", "line": 3, "column": 7,
                          "related": [{ "message": "…", "file": …, "line": …, "column": … }],
                          "document": { "file": …, "line": …, "column": …, "pointer": "#/…" },
                          "recording": { "file": …, "line": …, "column": … },
                          "symbol": "Book.price", "fingerprint": "…" }],
        "omitted": { "CODE": 5 } }
      A diagnostic without a fix, a location or a Swift declaration lacks these members. The
      fingerprint remains the same if other parts of the files change. Every format contains at most
      10,000 diagnostics of a kind; “omitted” counts the others by code. bindery help diff describes
      the further members of its changes.

    EXAMPLES
      bindery lint
      bindery lint petstore.yaml --strict
      bindery lint petstore.yaml --overlay petstore.overlay.yaml
      bindery lint petstore.yaml --format sarif --output petstore.sarif

    EXIT STATUS
      0  no errors
      1  errors, or warnings with --strict
      2  invalid arguments
    """
}
