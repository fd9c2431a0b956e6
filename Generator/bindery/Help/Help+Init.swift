extension Help {
  static let initText = """
    Writes a first bindings.yaml for each OpenAPI document, with comments that explain it.

    USAGE
      bindery init [SPEC...]

    Without SPEC, every OpenAPI document in the current folder and below; those that have their
    bindings.yaml are passed over. Run it where Package.swift lies: Spec/NAME/bindings.yaml is
    written, NAME being the document's, or its folder's where it is called openapi or the like.

    OPTIONS
      --force       write over a bindings.yaml that is there
      -q, --quiet   say nothing but errors
      -h, --help    this text

    EXAMPLES
      bindery init
      bindery init petstore.yaml
    """
}
