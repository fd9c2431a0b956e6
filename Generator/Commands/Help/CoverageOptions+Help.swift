extension CoverageOptions {
  static let help = """
    States how much of the documents the recordings cover, without a build.

    USAGE
      bindery coverage [options]
      bindery coverage SPEC... [--recordings PATH] [options]

    Without SPEC, measures the recordings of every Spec/*/bindings.yaml in the current folder. SPEC
    is a document, a bindings.yaml, a folder with one, or a folder of documents, as for check.

    Prints a table for each service, and what isn't covered with its location in the document and
    the request to record. The elements that are counted, each in the request or response that has
    it:

      operations         described operations with a recording
      responses          described statuses, ranges and default of each operation
      media-types        the media types of each request, response and webhook body
      parameters         each parameter, present and, if it is optional, absent
      parameter-values   each value of a parameter's enum
      webhooks           webhooks and callbacks
      messages           the messages of each channel, in each direction
      properties         the properties in the schemas of bodies and messages
      branches           the alternatives of anyOf and oneOf that a value satisfied
      request-keywords   the keywords of the schemas of parameters and request bodies
      response-keywords  the keywords of the schemas of response bodies
      message-keywords   the keywords of the schemas of messages and webhooks

    In the other formats, each element that isn't covered is a note, and a percentage that is too low
    is an error. The members of lint's JSON are beside those of the result.

    A keyword is covered if a recorded value has a type to which it applies: minLength by a string,
    also by one that violates it. A schema that several bodies refer to counts in each of them.

    OPTIONS
      --recordings PATH     a HAR file, or a folder of *.har files
      --fail-under N        exit with 1 if less than N percent of all elements are covered; with a
                            name, of these: --fail-under responses=90; repeatable
      --baseline FILE       exit with 1 if a percentage is less than in FILE, the output of
                            --format json of an earlier run
    \(ReportOptions.help)
      --all                 list everything that isn't covered, not only 10 elements of a kind
    \(CommonOptions.documentHelp)
      --strict              treat warnings as errors
      -q, --quiet           print only errors as text; the other formats contain everything
      --color WHEN          always, never or auto (the default)
      -h, --help            print this text

    EXAMPLES
      bindery coverage
      bindery coverage petstore.yaml --recordings petstore.har
      bindery coverage --fail-under 80 --fail-under operations=100
      bindery coverage --format json > coverage.json
      bindery coverage --baseline coverage.json

    EXIT STATUS
      0  the coverage was measured, and has the required percentages
      1  a percentage is too low, or a document has errors
      2  invalid arguments
    """
}
