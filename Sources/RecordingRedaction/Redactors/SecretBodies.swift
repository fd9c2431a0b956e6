import BinderyJSON

/// The bodies of an entry that are secret as a whole.
struct SecretBodies {
  private var rules: [RedactionRules.SecretBody] = []

  init() {}

  /// Finds the rules for a request (HAR 1.2) and its response.
  init(of request: JSONValue?, _ rules: Set<RedactionRules.SecretBody>) {
    guard !rules.isEmpty, let url = request?["url"]?.string else { return }
    let text = Array(url.utf8)
    let segments = URLText(text).segments.map { text[$0].text }
    let method = request?["method"]?.string?.uppercased()
    self.rules = rules.filter { rule in
      rule.method == method && SecretSegments.matches(rule.template, segments)
    }
  }

  /// Whether a member of `postData` or `content` is a secret body, or has the fields of one.
  func contains(_ member: String, of object: String?, _ mediaType: String?) -> Bool {
    switch (object, member) {
    case ("postData", "text"), ("postData", "params"): contains(isRequest: true, mediaType)
    case ("content", "text"): contains(isRequest: false, mediaType)
    default: false
    }
  }

  private func contains(isRequest: Bool, _ mediaType: String?) -> Bool {
    guard rules.contains(where: { $0.isRequest == isRequest }) else { return false }
    let own = (mediaType ?? "").prefix { $0 != ";" && $0 != " " }.lowercased()
    return rules.contains { rule in
      guard rule.isRequest == isRequest else { return false }
      guard let described = rule.mediaType?.lowercased(), described != "*/*" else { return true }
      // A range, as in `text/*`.
      return described.hasSuffix("/*") ? own.hasPrefix(described.dropLast()) : own == described
    }
  }
}
