import BinderyRuntime

/// The answer of a mock server to a request.
struct MockAnswer {
  /// The source of a response.
  enum Source: String {
    case recording, example, generated, problem, server
  }

  var status: Int
  var headers = HTTPHeaders()
  var body: [UInt8] = []
  var source: Source
  /// The `operationId`; nil for a request of no operation.
  var operation: String?
  /// The name of the example in the body; nil for another body, or an example without a name.
  var example: String?
  var violations: [RequestViolation] = []
  /// The names of the preferences that weren't applied, with the reasons.
  var ignoredPreferences: [(name: String, reason: String)] = []
  var delay: Int?
  var fault: MockFault.Kind?
  /// How the messages in the body follow each other, which the server sends while the connection is
  /// open; nil for other bodies.
  var sequence: MessageSequence?

  init(_ status: Int, _ source: Source) {
    self.status = status
    self.source = source
  }
}

extension MockAnswer {
  /// Creates the answer with a recorded response.
  init(recorded response: HTTPResponse) {
    self.init(response.status, .recording)
    body = response.body
    for field in response.headers where !Self.isOfConnection(field.name) {
      headers.append(field.name, field.value)
    }
  }

  /// Whether a recorded header belongs to its connection (RFC 9110, section 7.6.1) or its origin.
  private static func isOfConnection(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix(":") || name.hasPrefix("access-control-")
      || ["connection", "keep-alive", "alt-svc", "strict-transport-security", "upgrade"]
        .contains(name)
  }

  /// Replaces the response, and keeps the operation, the delay and the fault.
  mutating func replace(with other: MockAnswer) {
    status = other.status
    headers = other.headers
    body = other.body
    source = other.source
    example = nil
  }

  /// States which preferences were applied (RFC 7240, section 3), and why others weren't.
  ///
  /// A server must ignore preferences that it can't apply, unless the client asks for
  /// `handling=strict`.
  mutating func state(_ preferences: Preferences) {
    ignoredPreferences = preferences.ignored
    if preferences.isStrict, let first = preferences.ignored.first {
      replace(
        with: ErrorResponse.problem(
          400,
          "the preference \(first.name) can't be applied: \(first.reason)"
        )
      )
      fault = nil
    }
    if !preferences.applied.isEmpty {
      headers.append("Preference-Applied", preferences.applied.joined(separator: ", "))
    }
    for ignored in preferences.ignored {
      let name = ignored.name.prefix(40)
        .filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      headers.append("Bindery-Preference-Ignored", "\(name); reason=\"\(ignored.reason)\"")
    }
  }
}
