import BinderyRuntime

/// The location of a value in a message: `$message.payload#/data/code`.
public struct MessageLocation: Hashable, Sendable {
  /// The part of the message in which the path begins.
  public var part: Part
  /// The object keys and array indices that lead to the value.
  public var path: [String]

  /// A part of a message.
  public enum Part: Hashable, Sendable {
    /// The message headers.
    case header
    /// The message payload.
    case payload
  }

  /// Creates a location; an empty path means the whole part.
  public init(_ part: Part, _ path: [String]) {
    self.part = part
    self.path = path
  }

  /// Returns a location in the message headers.
  public static func header(_ path: String...) -> MessageLocation { MessageLocation(.header, path) }

  /// Returns a location in the message payload.
  public static func payload(_ path: String...) -> MessageLocation {
    MessageLocation(.payload, path)
  }

  /// Returns the value at this location, also inside JSON in a string; nil if there is none.
  ///
  /// - Parameter message: The JSON of the part.
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
      // Only arrays and objects have members, so that JSON in a string in a string ends here.
      switch try? JSONValue(parsing: text) {
      case .object(let object)?: object[step]
      case .array(let elements)?: Int(step).flatMap { JSONValue.array(elements)[$0] }
      default: nil
      }
    case .null, .boolean, .number: nil
    }
  }
}

extension MessageLocation {
  /// Returns a message with a value at this location, in new objects if there are none.
  ///
  /// A location in an element that an array doesn't have changes nothing.
  func setting(_ value: JSONValue, in message: JSONValue) -> JSONValue {
    Self.setting(value, at: path[...], in: message)
  }

  private static func setting(
    _ value: JSONValue,
    at path: ArraySlice<String>,
    in container: JSONValue
  ) -> JSONValue {
    guard let step = path.first else { return value }
    switch container {
    case .array(var elements):
      guard let index = Int(step), elements.indices.contains(index) else { return container }
      elements[index] = setting(value, at: path.dropFirst(), in: elements[index])
      return .array(elements)
    case .string(let text):
      switch try? JSONValue(parsing: text) {
      case let embedded? where embedded.object != nil || embedded.array != nil:
        return .string(setting(value, at: path, in: embedded).description)
      default: return container
      }
    case .object(var object):
      object[step] = setting(value, at: path.dropFirst(), in: object[step] ?? .null)
      return .object(object)
    case .null, .boolean, .number:
      return .object(JSONObject([(step, setting(value, at: path.dropFirst(), in: .null))]))
    }
  }
}

extension MessageLocation: CustomStringConvertible {
  /// The runtime expression, as AsyncAPI writes it.
  public var description: String {
    let steps = path.map { step in
      "/" + step.replacing("~", with: "~0").replacing("/", with: "~1")
    }
    return "$message.\(part)#\(steps.joined())"
  }
}
