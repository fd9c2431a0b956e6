import BinderyJSON

/// What distinguishes an exchange from others.
struct EntryIdentity: Hashable {
  private let method: String?
  private let url: String?
  private let requestBody: String?
  private let status: JSONValue?
  private let responseBody: String?
  private let messages: JSONValue?
  private let started: String?

  init(_ entry: JSONValue) {
    let request = entry["request"]
    let response = entry["response"]
    method = request?["method"]?.string
    url = request?["url"]?.string
    requestBody = request?["postData"]?["text"]?.string
    status = response?["status"]
    responseBody = response?["content"]?["text"]?.string
    messages = entry["_webSocketMessages"].map(Self.unannotated)
    // Sessions with equal messages differ by their start.
    started = messages == nil ? nil : entry["startedDateTime"]?.string
  }

  /// The messages without their names, which an imported session has.
  private static func unannotated(_ messages: JSONValue) -> JSONValue {
    guard let messages = messages.array else { return messages }
    return .array(
      messages.map { message in
        guard var object = message.object else { return message }
        object["_bindery"] = nil
        return .object(object)
      }
    )
  }
}
