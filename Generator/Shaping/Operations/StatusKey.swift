import Canonical
import Shape

/// The key of a response, parsed leniently.
struct StatusKey {
  /// The statuses of the key; empty for an invalid key.
  let statuses: [Response.Status]
  /// Whether the key is one status in OpenAPI's syntax.
  let isExact: Bool

  init(_ key: String) {
    if let status = Response.Status(key) {
      (statuses, isExact) = ([status], true)
    } else {
      (statuses, isExact) = (StatusKey.statuses(in: key), false)
    }
  }

  /// The statuses of keys such as `404 Not Found`, `4**`, `200-299`, `401, 402` and `success`.
  private static func statuses(in key: String) -> [Response.Status] {
    if let status = words[key.lowercased().trimmingBlanks] { return [status] }
    let parts = key.split { !$0.isLetter && !$0.isNumber && $0 != "*" }
      .map { $0.uppercased().replacing("*", with: "X") }
    let found = parts.compactMap { Response.Status($0) }
    if parts.count == 2, found.count == 2, key.contains("-") || key.contains("..") {
      guard case .code(let first) = found[0], case .code(let last) = found[1] else { return found }
      return first / 100 == last / 100 ? [.range(first / 100)] : []
    }
    var known: Set<Response.Status> = []
    return found.filter { known.insert($0).inserted }
  }

  private static let words: [String: Response.Status] = [
    "success": .range(2), "successful": .range(2), "ok": .code(200), "created": .code(201),
    "error": .default, "errors": .default, "failure": .default, "any": .default, "all": .default,
    "other": .default, "others": .default, "*": .default, "**": .default, "***": .default,
  ]
}

extension Response.Status {
  /// Parses `404`, `4XX` or `default`; nil for other keys.
  init?(_ key: String) {
    let key = key.uppercased().filter { !$0.isWhitespace }
    if key == "DEFAULT" {
      self = .default
      return
    }
    guard key.utf8.count == 3, let hundred = Int(key.prefix(1)), hundred > 0 else { return nil }
    if key.hasSuffix("XX") {
      self = .range(hundred)
    } else if let code = Int(key) {
      self = .code(code)
    } else {
      return nil
    }
  }
}
