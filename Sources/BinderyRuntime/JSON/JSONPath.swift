/// The way from the root of a document to a value: `$.channels["a b"][3].timetoken`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// From the root on; none leads to the root.
  public var steps: [Step]

  /// A way of so many steps down.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// One step down: into an object by key, into an array by position from 0.
  public enum Step: Hashable, Sendable {
    /// The member of an object.
    case key(String)
    /// The element of an array, from 0.
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

  /// The text in quotes, without control characters, and cut when it is long.
  static func quoted(_ text: String) -> String {
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
