extension Help {
  static let generateText = """
    Writes Swift for OpenAPI 3.0 to 3.2 and AsyncAPI 2.0 to 3.1 documents, in YAML or JSON.

    USAGE
      bindery generate [options]
      bindery generate SPEC --output DIR [options]

    Without SPEC, reads every Spec/*/bindings.yaml below the current folder: it names the
    documents, the module, the output folders and the recordings. What is no longer generated is
    removed; a file that would not change is not touched; a file that Bindery did not write is
    never overwritten. Each document needs an output folder of its own. The Swift that is written
    needs the module BinderyRuntime and, for AsyncAPI, BinderyRealtime.

    OPTIONS
      -o, --output DIR      the folder to write to
      --root DIR            the folder whose files the document may refer to; its own otherwise
      --module NAME         the module that the files will belong to; its client is NAMEAPI
      --client NAME         the client's type; named after the module, or the document's title
      --access LEVEL        public (the default), package or internal
      --single-file         write one file, which is named after the client
      --path PATTERN        the operations of these paths alone, as in '/books/*'; may be repeated
      --tag TAG             the operations with this tag; may be repeated
      --operation ID        the operation with this operationId; may be repeated; choosing none at
                            all is an error
      --exclude-path, --exclude-tag, --exclude-operation
                            not these; models that only they need are omitted as well
      --watch               write again whenever a document, a file that it refers to, a recording
                            or a bindings.yaml changes, until Control-C
      --force               write even where that removes more than a third of the generated files
                            of a folder, or every model, operation or channel in it
      --allow-outside       let a bindings.yaml read and write outside of the package
      --check               write nothing; exit with 1 and list the files that would change
      --print shape         print the resolved document, and write nothing
      --strict              warnings are errors: nothing is written where there are any
      -q, --quiet           report only errors
      --color WHEN          always, never or auto (the default: on a terminal, without NO_COLOR)
      -h, --help            this text

      --                    what follows isn't an option, even if it begins with a dash

    A bindings.yaml reads and writes inside of the package alone: the nearest folder, from the
    current one upwards, with a Package.swift, or else with .git, or else the current one. What the
    command line names may be anywhere.

    EXAMPLES
      bindery generate
      bindery generate --check --strict
      bindery generate petstore.yaml --output Sources/Petstore --access package
      bindery generate petstore.yaml --output Sources/Pets --tag pets --exclude-path '/pets/*/photo'
      bindery generate petstore.yaml --print shape
      bindery generate --force

    Diagnostics go to standard error as path:line:column: error|warning: what is wrong [code]. A
    line “help:” below states the fix, where there is one. The first 20 of a code are shown, and one
    for each cause; bindery lint --all shows all, and bindery explain CODE what a code means.
    “severities” in bindings.yaml makes a code an error, a warning, or ignores it.
    """
}
