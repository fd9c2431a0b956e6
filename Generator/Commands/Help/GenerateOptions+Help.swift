extension GenerateOptions {
  static let help = """
    Generates Swift code from OpenAPI 3.0 to 3.2, Swagger 2.0 and AsyncAPI 1.2 to 3.1 documents, in
    YAML or JSON.

    USAGE
      bindery generate [FOLDER] [options]
      bindery generate SPEC --output DIR [options]

    Without SPEC, generates code for every Spec/*/bindings.yaml in the current folder, or for that
    of FOLDER, or those of its subfolders. A bindings.yaml lists the documents and their overlays,
    the module, the output folders and the recordings. Bindery removes generated files that are no
    longer needed, leaves unchanged files untouched, and never overwrites a file that it didn't
    generate. Each document needs its own output folder. The generated code imports BinderyRuntime,
    for AsyncAPI BinderyRealtime, and for XML BinderyXML.

    OPTIONS
      -o, --output DIR      the output folder
      --root DIR            the folder that the document may refer to files in; by default, the
                            folder of the document
      --overlay FILE        apply an OpenAPI Overlay 1.0 document before reading; repeatable, in
                            order
      --module NAME         the module of the generated files; its client is NAMEAPI
      --client NAME         the name of the client type; by default, it is derived from the
                            module or from the title of the document
      --access LEVEL        the access level: public (the default), package or internal
      --single-file         generate a single file, named after the client
      --fakes               also generate a protocol of the client's operations or channels, and a
                            fake that conforms to it, for tests
      --application         the module is the application that an AsyncAPI document describes, not
                            its client
      --path PATTERN        include only operations with this path, for example '/books/*';
                            repeatable
      --tag TAG             include only operations with this tag; repeatable
      --operation ID        include only the operation with this operationId; repeatable
      --exclude-path, --exclude-tag, --exclude-operation
                            exclude these operations, and the models that only they need
      --watch               generate again after each change of a document, a referenced file, a
                            recording or a bindings.yaml; press Control-C to stop
      --force               write even if that removes more than a third of the generated files
                            in a folder, or every model, operation or channel
      --allow-outside       allow a bindings.yaml to read and write outside the package
      --allow-unresolved    write code also if most references of a document have no target
      --check               write nothing; if files would change, list them and exit with 1
      --print shape         write nothing; print the resolved document
      --strict              treat warnings as errors; nothing is written if there are any
      -q, --quiet           report only errors
      --color WHEN          always, never or auto (the default: color on a terminal, unless
                            NO_COLOR is set)
      -h, --help            print this text

      --                    treat all further arguments as documents, not as options

    A selection that matches no operation is an error.

    The package is the nearest folder with a Package.swift, beginning with the current folder and
    continuing with its parents; without one, the nearest folder with .git; otherwise, the current
    folder. Only a bindings.yaml is restricted to the package; paths on the command line aren't.

    EXAMPLES
      bindery generate
      bindery generate Spec/books
      bindery generate --check --strict
      bindery generate petstore.yaml --output Sources/Petstore --access package
      bindery generate petstore.yaml --output Sources/Pets --tag pets --exclude-path '/pets/*/photo'
      bindery generate petstore.yaml --print shape
      bindery generate petstore.yaml --overlay petstore.overlay.yaml --output Sources/Petstore
      bindery generate --force

    DIAGNOSTICS
      Diagnostics are printed to standard error as path:line:column: severity: message [code]; a
      line with “help:” states the fix. Bindery prints at most 20 diagnostics of a kind, and one for
      each cause; bindery lint --all prints all of them. bindery explain CODE explains a code. Set
      the severity of a code under “severities” in bindings.yaml.
    """
}
