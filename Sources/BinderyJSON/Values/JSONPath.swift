/// The path from the root of a document to a value: `$.channels["a b"][3].timetoken`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// The steps from the root; empty for the root itself.
  public var steps: [Step]

  /// Creates a path from its steps.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// A step: the key of an object's member, or the index of an array's element.
  public enum Step: Hashable, Sendable {
    /// The key of an object's member.
    case key(String)
    /// The index of an array's element, from 0.
    case index(Int)
  }

  public var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isIdentifier(key): text += ".\(key)"
      case .key(let key): text += "[\(Self.quoted(key))]"
      }
    }
  }

  /// Returns the text in quotes, with control characters escaped, and truncated when it is long.
  package static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(80)
    let escaped = shown.map { $0.isASCII ? $0.escaped(asASCII: false) : Self.visible($0) }
    let isCut = shown.endIndex != text.unicodeScalars.endIndex
    return "\"" + escaped.joined() + (isCut ? "…" : "") + "\""
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
    default: String(scalar)
    }
  }

  private static func isIdentifier(_ key: String) -> Bool {
    guard let first = key.utf8.first, !(48...57).contains(first) else { return false }
    return key.utf8.allSatisfy { byte in
      switch byte {
      case 48...57, 65...90, 95, 97...122: true
      default: false
      }
    }
  }
}
