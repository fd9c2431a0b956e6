extension Help {
  static let initText = """
    Writes a first bindings.yaml for each OpenAPI document, with comments that explain it.

    USAGE
      bindery init [SPEC...]

    Without SPEC, reads every OpenAPI document in the current folder and below, and skips those that
    a bindings.yaml lists already. Run it in the folder of Package.swift: it writes
    Spec/NAME/bindings.yaml, where NAME is the name of the document, or of its folder if the
    document is called openapi or the like. Each has its own folder and module. If a SPEC can't be
    read, nothing is written.

    OPTIONS
      --force       write over a bindings.yaml that lists the document
      -q, --quiet   report only errors
      -h, --help    this text

    EXAMPLES
      bindery init
      bindery init petstore.yaml
    """
}
