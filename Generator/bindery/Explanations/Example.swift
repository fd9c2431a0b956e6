/// Input that causes exactly one code; the tests run each.
struct Example {
  /// Texts by path; the first is the one that is shown.
  var files: [(path: String, text: String)] { written() }
  /// What is run beside them.
  let arguments: [String]
  /// Codes that come with it, since the one is never alone.
  let companions: Set<String>
  /// Why there is nothing to show; none when there is.
  let absence: String?
  /// What is long is written when it is asked for.
  private let written: @Sendable () -> [(path: String, text: String)]

  private init(
    _ files: @autoclosure @escaping @Sendable () -> [(path: String, text: String)],
    _ arguments: [String],
    _ companions: Set<String> = [],
    absence: String? = nil
  ) {
    written = files
    self.arguments = arguments
    self.companions = companions
    self.absence = absence
  }

  /// A description; what every description begins with is added where `openapi` is missing.
  ///
  /// `along` are codes that can't be kept away.
  static func document(_ text: String, along companions: Set<String> = []) -> Example {
    let whole = description(text)
    return Example([("openapi.yaml", whole)], ["lint", "openapi.yaml"], companions)
  }

  private static func description(_ text: String) -> String {
    if text.contains("openapi:") { return text }
    let head = "openapi: 3.1.0\ninfo: { title: Example, version: \"1\" }\n"
    return head + (text.contains("paths:") ? "" : "paths: {}\n") + text
  }

  /// A description of channels, without its beginning.
  static func events(_ text: String) -> Example {
    let head = "asyncapi: 3.0.0\ninfo: { title: Example, version: \"1\" }\n"
    return Example([("asyncapi.yaml", head + text)], ["lint", "asyncapi.yaml"])
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
    version: String = "1.2",
    document: String = shop
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
        ("Spec/shop/recordings/books.har", archive), ("Spec/shop/openapi.yaml", document),
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

  /// A description that fits on no page.
  static func long(
    _ text: @autoclosure @escaping @Sendable () -> String,
    because reason: String
  ) -> Example {
    Example([("openapi.yaml", description(text()))], ["lint", "openapi.yaml"], absence: reason)
  }

  /// Nothing that is a text, or that shows on any machine.
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
