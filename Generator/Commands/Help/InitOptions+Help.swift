extension InitOptions {
  static let help = """
    Writes an initial bindings.yaml for OpenAPI and AsyncAPI documents, with comments that explain
    each setting.

    USAGE
      bindery init [SPEC...]

    Run this command in the folder of Package.swift. Without SPEC, it searches the current folder
    and its subfolders for OpenAPI and AsyncAPI documents that no bindings.yaml lists yet.

    It writes Spec/NAME/bindings.yaml, where NAME is the name of the document, or of its folder if
    the document has a generic name such as openapi.yaml. Each document gets its own folder and
    module. An AsyncAPI document joins the bindings.yaml of the OpenAPI document in the same folder,
    if there is exactly one, also one that was written before. If a SPEC has errors, nothing is written.

    OPTIONS
      --force       overwrite the bindings.yaml that lists the document
      -q, --quiet   report only errors
      -h, --help    print this text

    EXAMPLES
      bindery init
      bindery init petstore.yaml
      bindery init Spec/shop/openapi.yaml Spec/shop/asyncapi.yaml
    """
}
