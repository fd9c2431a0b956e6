import BinderyRuntime

/// Where something stands in a message: `$message.payload#/data/code`.
public struct MessagePlace: Hashable, Sendable {
  /// Where the path begins.
  public var part: Part
  /// The keys, or positions in arrays, that lead there.
  public var path: [String]

  /// The two parts of a message.
  public enum Part: Hashable, Sendable {
    /// What is said about it.
    case header
    /// What it says.
    case payload
  }

  /// No path means the whole part.
  public init(_ part: Part, _ path: [String]) {
    self.part = part
    self.path = path
  }

  /// A place in what is said about a message.
  public static func header(_ path: String...) -> MessagePlace { MessagePlace(.header, path) }

  /// A place in what a message says.
  public static func payload(_ path: String...) -> MessagePlace { MessagePlace(.payload, path) }

  /// What stands there, also inside JSON that stands in a string; nil where nothing does.
  ///
  /// `message` is the JSON of the part.
  public func value(in message: JSONValue) -> JSONValue? {
    var value = message
    for step in path {
      guard let next = Self.step(step, in: value) else { return nil }
      value = next
    }
    return value
  }

  private static func step(_ step: String, in value: JSONValue) -> JSONValue? {
    switch value {
    case .object(let object): object[step]
    case .array: Int(step).flatMap { value[$0] }
    case .string(let text):
      // Only arrays and objects have something inside, so that text in text in text ends here.
      switch try? JSONValue(parsing: text) {
      case .object(let object)?: object[step]
      case .array(let elements)?: Int(step).flatMap { JSONValue.array(elements)[$0] }
      default: nil
      }
    case .null, .boolean, .number: nil
    }
  }
}

extension MessagePlace: CustomStringConvertible {
  /// The expression, as AsyncAPI writes it.
  public var description: String {
    let steps = path.map { step in
      "/" + step.replacing("~", with: "~0").replacing("/", with: "~1")
    }
    return "$message.\(part)#\(steps.joined())"
  }
}
