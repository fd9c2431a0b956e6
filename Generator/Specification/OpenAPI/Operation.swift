extension OpenAPI {
  /// One method at one path.
  public struct Operation: View {
    public let cursor: Cursor

    public init(_ cursor: Cursor) { self.cursor = cursor }

    public var operationID: String? {
      cursor.string("operationId").flatMap { $0.isEmpty ? nil : $0 }
    }

    public var tags: [String] { cursor.strings("tags") }
    public var isDeprecated: Bool { cursor.flag("deprecated") }
    public var parameters: [Parameter] { cursor.parameters }
    public var requestBody: RequestBody? { cursor.view("requestBody") }
    /// By status, as it was written.
    public var responses: [Named<Response>] { cursor.responses }
    public var servers: [Server] { cursor.views("servers") }
    /// None when the document's own requirements hold.
    public var security: [SecurityRequirement]? { cursor.requirements("security") }
    public var callbacks: [Named<Callback>] { cursor.entries("callbacks", extensible: true) }
  }
}

extension Cursor {
  /// The responses; text or nothing in place of one is taken as one without a body.
  fileprivate var responses: [Named<OpenAPI.Response>] {
    (members("responses") ?? []).compactMap { entry in
      if entry.key.hasPrefix("x-") { return nil }
      var response: OpenAPI.Response?
      if entry.value.kind == .string || entry.value.kind == .null {
        report(entry.value, entry.key, takenAs: "a response without a body", expected: "a mapping")
        response = OpenAPI.Response(Cursor(entry.value, in: source))
      } else {
        response = view(of: entry.value, called: entry.key)
      }
      return response.map {
        Named(key: entry.key, keyMark: entry.keyMark, value: $0)
      }
    }
  }
}
