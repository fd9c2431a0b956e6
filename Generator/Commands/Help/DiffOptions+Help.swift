extension DiffOptions {
  static let help = """
    States what differs between two versions of a description, and whom it affects.

    USAGE
      bindery diff OLD NEW [options]
      bindery diff [options] REVISION -- PATH
      bindery diff [options] REVISION REVISION -- PATH

    OLD and NEW are OpenAPI or AsyncAPI documents of any supported version, folders with a
    bindings.yaml, or folders of documents. They are compared after references, allOf and defaults
    are resolved, so that another order, format or version of the same description is no change.

    With a REVISION, PATH is compared with itself in that revision of git: bindery diff main -- Spec.
    With a bindings.yaml on both sides, the public Swift of the bindings is compared, too.

    Each change has the location in NEW, or in OLD for what was removed, and one of three levels:

      error    breaking: what was correct is refused, or readers get what they don't expect
      warning  some users are affected, depending on how they use the service
      note     no user is affected

    A change counts by its direction: a property that became required breaks requests, and not
    responses; a value that was added to an enum concerns responses, and not requests. Webhooks,
    and the messages that an application sends, are like responses.

    OPTIONS
      --fail-on LEVEL       breaking (the default), warning or never: the changes with which the
                            exit status is 1
      --verdict NAME,...    only changes of wire (what is sent and received), behaviour (what the
                            same values mean) or source (Swift that uses the bindings)
      --exceptions FILE     a YAML list of accepted changes, each with code, because, and perhaps
                            part (with * for any text) and until (the last day)
      --changelog           print the changes as Markdown for a changelog
      --application         the user of an AsyncAPI document is the application, not its client
      --all                 show all changes, not only 20 of a kind
    \(ReportOptions.help)
      --allow-outside       allow a bindings.yaml to read outside of its package
      --strict              treat warnings as breaking
      -q, --quiet           print only breaking changes as text
      --color WHEN          always, never or auto (the default)
      -h, --help            print this text

    JSON
      The object has “nextVersion”, the part of the semantic version that the changes increase
      (major, minor or patch; absent without changes), and each diagnostic of a change

      "change": { "verdict": "wire", "level": "breaking", "part": "GET /books: response 200",
                  "path": "/*/title", "also": ["GET /books/{id}: response 200: /title"],
                  "tests": ["ListBooksContractTests/testListBooks"], "accepted": "…" }

      “level” is breaking, warning or info. “path” leads to the changed value in the part, and “also”
      lists the other locations of the same schema. “tests” and “accepted”, the reason of an exception,
      are absent if there are none. “errors”, “warnings” and “notes” count diagnostics. The summary
      counts a change once, also if several diagnostics result from it.

    EXAMPLES
      bindery diff petstore-1.yaml petstore-2.yaml
      bindery diff main -- Spec/shop
      bindery diff --changelog v1.0..v1.1 -- petstore.yaml
      bindery diff old.yaml new.yaml --fail-on warning --format markdown
      bindery explain request-property-became-required

    EXIT STATUS
      0  no change of the level of --fail-on
      1  such a change, or a document that can't be read
      2  invalid arguments
    """
}
