import Specification

/// A place in a message: `$message.payload#/data/code`.
public struct RuntimeExpression: Hashable, Sendable {
  public let isHeader: Bool
  /// The keys that lead there, unescaped.
  public let path: [String]

  /// Nil for text that is no such expression.
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
