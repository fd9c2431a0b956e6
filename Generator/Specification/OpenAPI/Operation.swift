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
    public var parameters: [Parameter] { cursor.views("parameters") }
    public var requestBody: RequestBody? { cursor.view("requestBody") }
    /// By status, as it was written.
    public var responses: [Named<Response>] { cursor.entries("responses", extensible: true) }
    public var servers: [Server] { cursor.views("servers") }
    /// None when the document's own requirements hold.
    public var security: [SecurityRequirement]? { cursor.requirements("security") }
    public var callbacks: [Named<Callback>] { cursor.entries("callbacks", extensible: true) }
  }
}
