extension ReportOptions {
  /// The options of all commands with reports.
  static let help = """
      --format FORMAT       text (the default), for a terminal
                            json: one object, as bindery help lint describes it
                            junit: XML of JUnit, as the result of tests
                            sarif: SARIF 2.1.0, for code scanning
                            github: annotations of a pull request in GitHub Actions
                            markdown: for the summary of a job
                            html: one page with search and filters, which needs no network
      -o, --output FILE     write the report into a file instead of to standard output
    """
}
