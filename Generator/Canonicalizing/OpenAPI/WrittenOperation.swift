import Canonical
import Specification

extension WrittenOpenAPI {
  /// A method of a path (Operation Object).
  struct Operation: View {
    let cursor: Cursor

    var operationID: String? {
      cursor.string("operationId").flatMap { $0.isEmpty ? nil : $0 }
    }

    var tags: [String] { cursor.strings("tags") }
    var isDeprecated: Bool { cursor.flag("deprecated") }
    var parameters: [Parameter] { cursor.parameters }
    var requestBody: RequestBody? { cursor.view("requestBody") }
    /// The responses by status, as it is written.
    var responses: [Named<Response>] { cursor.responses }
    var servers: [Server] { cursor.views("servers") }
    /// Nil if the requirements of the document apply.
    var security: [SecurityRequirement]? { cursor.requirements("security") }
    var callbacks: [Named<Callback>] { cursor.entries("callbacks", extensible: true) }
  }
}

extension Cursor {
  /// The responses; text or null instead of a response is read as one without a body.
  fileprivate var responses: [Named<WrittenOpenAPI.Response>] {
    (members("responses") ?? []).compactMap { entry in
      if entry.key.hasPrefix("x-") { return nil }
      var response: WrittenOpenAPI.Response?
      if entry.value.kind == .string || entry.value.kind == .null {
        report(entry.value, entry.key, readAs: "a response without a body", expected: "an object")
        response = WrittenOpenAPI.Response(cursor: Cursor(entry.value, in: source))
      } else {
        response = view(of: entry.value, called: entry.key)
      }
      return response.map {
        Named(key: entry.key, keyMark: entry.keyMark, value: $0)
      }
    }
  }
}
