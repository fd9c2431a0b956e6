extension Help {
  static let lintText = """
    Reports what is wrong with documents, and writes no files.

    USAGE
      bindery lint [options]
      bindery lint SPEC... [options]

    Reads, resolves and names everything as generate does. Without SPEC, checks the documents,
    renames and recordings of every Spec/*/bindings.yaml below the current folder. Findings go to
    standard output, by file and line; a summary goes to standard error.

    What other linters call an error is an error here, too: unresolved-reference, duplicate-key,
    duplicate-operation-id, duplicate-parameter, missing-path-parameter and unreadable-file;
    generate warns of them, and writes the rest. A bindings.yaml decides otherwise, by the code
    of a finding:
    severities: { unresolved-reference: warning, not-generated: ignore, invalid-value: error }

    OPTIONS
      --format FORMAT       text (the default): each finding with its line, and the fix
                            json: one object, for scripts of your own
                            sarif: SARIF 2.1.0, for code scanning
                            github: annotations for a pull request, in GitHub Actions
      --root DIR            the folder whose files the document may refer to; its own otherwise
      --path, --tag, --operation, --exclude-path, --exclude-tag, --exclude-operation
                            the operations to look at, as for generate
      --allow-outside       let a bindings.yaml read outside of the package, as for generate
      --all                 show each finding in text, not the first 20 of a kind, and not one for
                            each cause
      --strict              warnings are errors
      -q, --quiet           report only errors; json, sarif and github contain everything
      --color WHEN          always, never or auto (the default: on a terminal, without NO_COLOR)
      -h, --help            this text

    JSON
      { "version": 1, "errors": 1, "warnings": 2, "notes": 0,
        "diagnostics": [{ "severity": "error", "code": "unresolved-reference", "message": "…",
                          "fix": "…", "file": "a.yaml", "line": 3, "column": 7,
                          "related": [{ "message": "…", "file": …, "line": …, "column": … }] }],
        "omitted": { "CODE": 5 } }
      “fix” and the location are absent where there is none. Of one code 10,000 findings are kept,
      in json and sarif too; “omitted” counts those beyond.

    EXAMPLES
      bindery lint
      bindery lint petstore.yaml --strict
      bindery lint petstore.yaml --format sarif > petstore.sarif

    EXIT STATUS
      0  no errors, perhaps warnings
      1  errors, or warnings with --strict
      2  the command line is wrong
    """
}
