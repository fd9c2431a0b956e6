extension VendorOptions {
  static let help = """
    Copies the remote files that documents refer to.

    USAGE
      bindery vendor [SPEC...] [options]

    Fetches each file that a $ref names by an https URL, and each that these files refer to, into
    the folder vendor beside the document, and lists them in vendor/lock.json with their SHA-256.
    Commit the folder: bindery generate and the other commands read the copies, and never the
    network. Files that were copied before aren't fetched again. Relative references in a copy are those to
    the copies beside it.

    At most 1,000 files of at most 16 MiB each are fetched, by https only. Redirects to https are
    followed.

    SPEC is a document, a bindings.yaml, a folder with one, or a folder of documents. Without SPEC,
    copies the files of the documents of every Spec/*/bindings.yaml.

    OPTIONS
      --update              fetch all files again, also those that were copied
      --check               fetch nothing; exit with 1 if a copy is missing or was changed
      --root DIR            the folder that the document may refer to files in; by default, the
                            folder of the document
      --overlay FILE        apply an OpenAPI Overlay 1.0 document before reading; repeatable, in
                            order
      --allow-outside       allow a bindings.yaml to read outside the package
      -q, --quiet           print only errors
      --color WHEN          always, never or auto (the default)
      -h, --help            print this text

    EXAMPLES
      bindery vendor
      bindery vendor petstore.yaml
      bindery vendor --check

    EXIT STATUS
      0  every remote file has a copy
      1  a document can't be read, a file can't be fetched, or --check found a difference
      2  invalid arguments
    """
}
