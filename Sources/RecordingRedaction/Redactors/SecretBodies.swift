import BinderyJSON

/// Whether the bodies of an entry are secret as a whole.
struct SecretBodies {
  private var ofRequest = false
  private var ofResponse = false

  init() {}

  /// Finds the rules for a request (HAR 1.2) and its response.
  init(of request: JSONValue?, _ rules: Set<RedactionRules.SecretBody>) {
    guard !rules.isEmpty, let url = request?["url"]?.string else { return }
    let text = Array(url.utf8)
    let segments = URLText(text).segments.map { text[$0].text }
    let method = request?["method"]?.string?.uppercased()
    for rule in rules
    where rule.method == method && SecretSegments.matches(rule.template, segments) {
      if rule.isRequest { ofRequest = true } else { ofResponse = true }
    }
  }

  /// Whether a member of an object of the entry has a secret body, or a field of one.
  func contains(_ member: String, of object: String?) -> Bool {
    switch (object, member) {
    case ("postData", "text"), ("params", "value"): ofRequest
    case ("content", "text"): ofResponse
    default: false
    }
  }
}
