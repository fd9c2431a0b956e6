import BinderyJSON
import RecordingRedaction

/// What distinguishes an exchange from others.
struct EntryIdentity: Hashable {
  private var method: String?
  private var url: String?
  /// The kinds of credentials that the request has, without their values.
  private var credentials: Set<String>
  private var requestBody: String?
  private var status: JSONValue?
  private var responseBody: String?
  private var messages: String?
  private var started: String?

  init(_ entry: JSONValue) {
    let request = entry["request"]
    let response = entry["response"]
    method = request?["method"]?.string
    url = request?["url"]?.string
    credentials = Self.credentials(of: request)
    requestBody = request?["postData"]?["text"]?.string
    status = response?["status"]
    responseBody = response?["content"]?["text"]?.string
    messages = entry["_webSocketMessages"].map { Self.unannotated($0).description }
    // Sessions with equal messages differ by their start.
    started = messages == nil ? nil : entry["startedDateTime"]?.string
  }

  /// The names of the headers with credentials; of `Authorization` also the scheme (RFC 9110,
  /// section 11.6.2).
  private static func credentials(of request: JSONValue?) -> Set<String> {
    let headers = request?["headers"]?.array ?? []
    let kinds = headers.compactMap { header -> String? in
      guard let name = header["name"]?.string?.lowercased(), isCredential(name) else { return nil }
      guard name == "authorization", let value = header["value"]?.string else { return name }
      let parts = value.split(separator: " ", maxSplits: 1)
      return parts.count > 1 ? "\(name) \(parts[0].lowercased())" : name
    }
    let hasCookies = request?["cookies"]?.array?.isEmpty == false
    return Set(kinds).union(hasCookies ? ["cookie"] : [])
  }

  /// Whether the words of a header's name state that it has credentials.
  private static func isCredential(_ name: String) -> Bool {
    if [":", "sec-", "idempotency-"].contains(where: name.hasPrefix) { return false }
    return name.split(separator: "-").contains { word in
      ["auth", "authorization", "cookie", "key", "secret", "token"].contains { word.hasSuffix($0) }
    }
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

  /// Removes the fakes of secrets, and returns these in their order.
  mutating func removeFakes(_ search: FakeSearch) -> [String] {
    var fakes: [String] = []
    for member in [\Self.url, \.requestBody, \.responseBody, \.messages] {
      guard let text = self[keyPath: member] else { continue }
      let template = search.template(of: text)
      self[keyPath: member] = template.text
      fakes += template.fakes
    }
    return fakes
  }
}
