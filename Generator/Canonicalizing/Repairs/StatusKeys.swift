import Canonical
import Specification

/// Reads the keys of responses, such as `404 Not Found`, `4**`, `200-299` and `success`.
struct StatusKeys {
  private let diagnostics: Diagnostics
  private var known: Set<String> = []

  init(_ diagnostics: Diagnostics) { self.diagnostics = diagnostics }

  /// Returns the response under each of its statuses that no earlier key has.
  mutating func responses(_ response: Named<OpenAPI.Response>) -> [Named<OpenAPI.Response>] {
    statuses(response.key, at: response.keyMark).map {
      Named(key: $0, keyMark: response.keyMark, value: response.value)
    }
  }

  private mutating func statuses(_ key: String, at mark: Mark) -> [String] {
    let all = StatusKeys.statuses(in: key)
    if !all.isEmpty, all.allSatisfy({ $0.hasPrefix("1") }) {
      diagnostics.note(
        .invalidStatus,
        at: mark,
        "\(Excerpt.quoted(key)) isn't the status code of a final response; ignored",
        fix: "describe the final response"
      )
      return []
    }
    let statuses = all.filter { known.insert($0).inserted }
    let words = statuses.joined(separator: " and ")
    if all.isEmpty {
      warn(key, mark, "invalid", "ignored", fix: "write a status code such as 404, 4XX or default")
    } else if statuses.isEmpty {
      warn(key, mark, "duplicate", "the first one is used", fix: "remove one of the two responses")
    } else if StatusKeys.status(key) == nil {
      let fix = statuses.count == 1 ? "write \(words)" : "write a response for each status code"
      warn(key, mark, "invalid", "interpreted as \(words)", fix: fix)
    }
    return statuses
  }

  private func warn(_ key: String, _ mark: Mark, _ word: String, _ effect: String, fix: String) {
    diagnostics.warn(
      .invalidStatus,
      at: mark,
      "\(word) status code \(Excerpt.quoted(key)); \(effect)",
      fix: fix
    )
  }

  /// Returns the statuses of a key; none for an invalid key.
  static func statuses(in key: String) -> [String] {
    if let status = status(key) ?? words[key.lowercased().trimmingBlanks] { return [status] }
    let parts = key.split { !$0.isLetter && !$0.isNumber && $0 != "*" }
      .map { String($0).replacing("*", with: "X") }
    var found = parts.compactMap(status)
    if parts.count == 2, found.count == 2, key.contains("-") || key.contains(".."),
      found.allSatisfy({ Int($0) != nil })
    {
      return found[0].first == found[1].first ? ["\(found[0].prefix(1))XX"] : []
    }
    var known: Set<String> = []
    found.removeAll { !known.insert($0).inserted }
    return found
  }

  /// Returns `404`, `4XX` or `default`, regardless of case and white space; nil for other keys.
  static func status(_ key: String) -> String? {
    let key = key.uppercased().filter { !$0.isWhitespace }
    if key == "DEFAULT" { return "default" }
    guard key.utf8.count == 3, let hundred = Int(key.prefix(1)), hundred > 0 else { return nil }
    return key.hasSuffix("XX") || Int(key) != nil ? key : nil
  }

  private static let words = [
    "success": "2XX", "successful": "2XX", "ok": "200", "created": "201", "error": "default",
    "errors": "default", "failure": "default", "any": "default", "all": "default",
    "other": "default", "others": "default", "*": "default", "**": "default", "***": "default",
  ]
}
