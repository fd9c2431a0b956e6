extension Help {
  static let initText = """
    Writes a first bindings.yaml for each OpenAPI document, with comments that explain it.

    USAGE
      bindery init [SPEC...]

    Without SPEC, every OpenAPI document in the current folder and below; those that a bindings.yaml
    lists already are passed over. Run it where Package.swift lies: Spec/NAME/bindings.yaml is
    written, NAME being the document's, or its folder's where it is called openapi or the like. No
    two have one folder or one module. Where a SPEC can't be read, nothing is written.

    OPTIONS
      --force       write over a bindings.yaml that lists the document
      -q, --quiet   say nothing but errors
      -h, --help    this text

    EXAMPLES
      bindery init
      bindery init petstore.yaml
    """
}
