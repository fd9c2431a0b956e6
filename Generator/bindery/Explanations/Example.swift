/// Input that causes exactly one code; the tests run each.
struct Example {
  /// Texts by path; the first is the one that is shown.
  let files: [(path: String, text: String)]
  /// What is run beside them.
  let arguments: [String]
  /// Codes that come with it, since the one is never alone.
  let companions: Set<String>
  /// Why there is nothing to show; none when there is.
  let absence: String?

  private init(
    _ files: [(path: String, text: String)],
    _ arguments: [String],
    _ companions: Set<String> = [],
    absence: String? = nil
  ) {
    self.files = files
    self.arguments = arguments
    self.companions = companions
    self.absence = absence
  }

  /// A description; what every description begins with is added where `openapi` is missing.
  ///
  /// `along` are codes that can't be kept away.
  static func document(_ text: String, along companions: Set<String> = []) -> Example {
    var head = ""
    if !text.contains("openapi:") {
      head = "openapi: 3.1.0\ninfo: { title: Example, version: \"1\" }\n"
      if !text.contains("paths:") { head += "paths: {}\n" }
    }
    return Example([("openapi.yaml", head + text)], ["lint", "openapi.yaml"], companions)
  }

  /// A file, byte for byte.
  static func file(_ name: String, _ text: String) -> Example {
    Example([(name, text)], ["lint", name])
  }

  /// A `bindings.yaml` for a small shop.
  static func bindings(_ text: String) -> Example {
    Example([("Spec/shop/bindings.yaml", text), ("Spec/shop/openapi.yaml", shop)], ["lint"])
  }

  /// What an entry of a recording holds: its request, its response and what Bindery adds.
  static func recording(
    request: String = #"{ "method": "GET", "url": "https://shop.example/books" }"#,
    response: String =
      #"{ "status": 200, "content": { "mimeType": "application/json", "text": "[]" } }"#,
    binding: String? = provenance("documented"),
    version: String = "1.2"
  ) -> Example {
    let binding = binding.map { ",\n    \"_bindery\": \($0)" } ?? ""
    let archive = """
      { "log": { "version": "\(version)", "entries": [{
          "request": \(request),
          "response": \(response)\(binding)
      }] } }

      """
    return Example(
      [
        ("Spec/shop/recordings/books.har", archive), ("Spec/shop/openapi.yaml", shop),
        ("Spec/shop/bindings.yaml", tested),
      ],
      ["lint"]
    )
  }

  static func provenance(_ kind: String, of operation: String = "listBooks") -> String {
    #"{ "operation": "\#(operation)", "provenance": { "kind": "\#(kind)", "source": "the manual" } }"#
  }

  /// What is run in a folder that holds these files.
  static func run(_ arguments: [String], in files: [(path: String, text: String)]) -> Example {
    Example(files, arguments)
  }

  /// Nothing that fits on a page, or on any machine.
  static func none(because reason: String) -> Example { Example([], [], absence: reason) }

  static let shop = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    servers: [{ url: "https://shop.example" }]
    paths:
      /books:
        get:
          operationId: listBooks
          responses:
            "200": { description: All books., content: { application/json: { schema: { type: array } } } }

    """

  static let tested = """
    documents: [openapi.yaml]
    module: Shop
    output: ../../Sources/Shop
    recordings: recordings
    contractTests: ../../Tests/ShopContractTests

    """
}
