/// What examples of a `bindings.yaml` have in common.
extension Explanation {
  static let plain = """
    documents: [openapi.yaml]
    module: Shop
    output: ../../Sources/Shop

    """

  /// Where the second document has bindings of its own.
  static let mapsAlone = (
    path: "Spec/maps/bindings.yaml",
    text: "documents: [openapi.yaml]\nmodule: Maps\noutput: ../../Sources/Maps\n"
  )

  /// A second document beside the shop.
  static let maps = """
    openapi: 3.1.0
    info: { title: Maps, version: "1" }
    paths: {}
    components: { schemas: { Map: { type: object, properties: { name: { type: string } } } } }

    """
}
