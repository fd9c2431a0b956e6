import BinderyRuntime

// The forms of HAR that tools write beside that of HAR 1.2: null, and numbers as texts or texts as
// numbers. `bindery import` corrects them, and an archive that isn't imported has them.
extension JSONReader {
  /// Reads a text; nil for null and for a value that is no text or number.
  mutating func readTextOrNumber() throws(JSONError) -> String? {
    let value: JSONValue = try read()
    return switch value {
    case .string(let text): text
    case .number(let number): "\(number)"
    case .boolean(let value): "\(value)"
    case .null, .array, .object: nil
    }
  }

  /// Reads a number, also in a text; nil for another value.
  mutating func readNumber() throws(JSONError) -> Double? {
    let value: JSONValue = try read()
    return value.double ?? value.string.flatMap(Double.init)
  }

  /// Reads an integer, also in a text; nil for another value.
  mutating func readInteger() throws(JSONError) -> Int? {
    try readNumber().flatMap { Int(exactly: $0) }
  }

  /// Reads a value; nil for null.
  mutating func readUnlessNull<T: JSONDecodable>() throws(JSONError) -> T? {
    try readNull() ? nil : try read()
  }
}
