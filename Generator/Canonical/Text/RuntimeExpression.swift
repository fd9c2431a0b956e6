import SourceDiagnostics

/// A runtime expression that refers to a part of a message: `$message.payload#/data/code`.
public struct RuntimeExpression: Hashable, Sendable {
  public let isHeader: Bool
  /// The unescaped reference tokens of the JSON pointer.
  public let path: [String]

  /// Returns nil if the text isn't such an expression.
  public init?(_ text: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "$message.header": isHeader = true
    case "$message.payload": isHeader = false
    default: return nil
    }
    guard parts[1].isEmpty || parts[1].hasPrefix("/") else { return nil }
    let steps = parts[1].split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    let path = steps.compactMap(Pointer.unescaped)
    guard path.count == steps.count else { return nil }
    self.path = path
  }
}
