import Shape

/// The text that describes the value that an operation returns.
struct ReturnedValue {
  /// The descriptions of many operations, which therefore describe no value in particular.
  let general: Set<String>

  init(_ operations: [Operation]) {
    let texts = operations.compactMap { Self.text(of: $0) }
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    general = Set(counts.filter { $0.value >= Self.manyOperations }.keys)
  }

  private static let manyOperations = 8

  /// Returns the description of the only success; nil for fewer than four words, such as “OK”, and
  /// for one that names the operation: “Response from the GET /files endpoint”.
  func text(of operation: Operation) -> String? {
    Self.text(of: operation).flatMap { general.contains($0) ? nil : $0 }
  }

  private static func text(of operation: Operation) -> String? {
    let replies = operation.responses.filter(\.status.isSuccess)
    guard replies.count == 1, let summary = replies[0].documentation.summary,
      !summary.contains("\(operation.method) \(operation.template)")
    else { return nil }
    let text = summary.withoutPrefix(success, endsAt: marks).withoutPrefix(verbs, endsAt: " ")
    return text.utf8.count(where: { $0 == UInt8(ascii: " ") }) >= 3 ? String(text) : nil
  }

  private static let success = ["successful response", "successful", "success", "ok"]
  private static let verbs = ["returns", "return"]
  private static let marks = ",:-–—"
}

extension StringProtocol {
  /// Returns the text after one of the prefixes and the marks that end it.
  fileprivate func withoutPrefix(_ prefixes: [String], endsAt marks: String) -> Substring {
    let text = Substring(self)
    for prefix in prefixes where text.prefix(prefix.count).lowercased() == prefix {
      let rest = text.dropFirst(prefix.count)
      let end = rest.prefix { $0 == " " || marks.contains($0) }
      if end.contains(where: marks.contains) { return rest.dropFirst(end.count) }
    }
    return text
  }
}
