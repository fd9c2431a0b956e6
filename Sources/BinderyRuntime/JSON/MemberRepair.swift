/// Decodes JSON without the members that aren't as the specification describes them.
///
/// A malformed member is replaced by the same value in the type that was expected (`"2"` and 2),
/// and removed where there is none, until the rest decodes. Text that holds JSON with malformed
/// members is replaced by that JSON.
package struct MemberRepair {
  /// What was malformed, in the order in which it was found.
  package private(set) var errors: [JSONError] = []

  /// More malformed members than any message has; the rest of a longer list is given up.
  private static let limit = 64

  package init() {}

  /// Nil where what remains isn't enough for the type.
  package mutating func value<Value: JSONDecodable>(
    _: Value.Type,
    parsing bytes: [UInt8]
  ) -> Value? {
    guard let json: JSONValue = try? JSONReader.decode(from: bytes) else { return nil }
    return value(Value.self, json)?.value
  }

  /// The decoded value with the JSON that it was decoded from; nil where what remains isn't enough
  /// for the type.
  ///
  /// - Parameters:
  ///   - place: The path of the value in what the errors are about.
  ///   - complete: Adds a member that is missing; gives nil where it can't be added.
  package mutating func value<Value: JSONDecodable>(
    _: Value.Type,
    _ json: JSONValue,
    at place: [JSONPath.Step] = [],
    complete: (JSONError, JSONValue) -> JSONValue? = { _, _ in nil }
  ) -> (value: Value, json: JSONValue)? {
    var json = json
    var converted: Set<JSONPath> = []
    for _ in 0..<Self.limit {
      do {
        return (try JSONReader.decode(from: JSONWriter.encode(json)), json)
      } catch {
        if case .embedded = error.reason, let opened = json.opening(error.path) {
          json = opened
          continue
        }
        let isConverted = converted.remove(error.path) != nil
        if !isConverted { errors.append(error.inside(place)) }
        if let completed = complete(error, json) {
          json = completed
        } else {
          guard !error.path.steps.isEmpty else { return nil }
          json = json.changing(error.path.steps[...]) { member in
            guard !isConverted, let value = member.converted(for: error) else { return nil }
            converted.insert(error.path)
            return value
          }
        }
      }
    }
    return nil
  }
}

extension JSONError {
  /// The same error, as seen from a value that has the place of this one in it.
  fileprivate func inside(_ place: [JSONPath.Step]) -> JSONError {
    place.isEmpty ? self : JSONError(path: JSONPath(place + path.steps), reason: reason)
  }
}

extension JSONValue {
  /// The value with another one at a path, or without it where `change` gives nil.
  fileprivate func changing(
    _ path: ArraySlice<JSONPath.Step>,
    _ change: (JSONValue) -> JSONValue?
  ) -> JSONValue {
    let rest = path.dropFirst()
    switch (self, path.first) {
    case (.object(var object), .key(let key)?):
      guard let member = object[key] else { return self }
      object[key] = rest.isEmpty ? change(member) : member.changing(rest, change)
      return .object(object)
    case (.array(var elements), .index(let index)?) where elements.indices.contains(index):
      if !rest.isEmpty {
        elements[index] = elements[index].changing(rest, change)
      } else if let element = change(elements[index]) {
        elements[index] = element
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    default: return self
    }
  }

  /// The value with the JSON that a text at a path holds in place of the text; nil where that isn't
  /// JSON.
  fileprivate func opening(_ path: JSONPath) -> JSONValue? {
    var isOpened = false
    let value = changing(path.steps[...]) { text in
      let inside = text.string.flatMap { try? JSONValue(parsing: $0) }
      isOpened = inside != nil
      return inside
    }
    return isOpened ? value : nil
  }

  /// The same value in the type that was expected; nil where there is none.
  fileprivate func converted(for error: JSONError) -> JSONValue? {
    guard case .mismatch(let expected, _) = error.reason else {
      // A number with a fraction, or beyond what an integer holds.
      return number?.double.flatMap(Self.whole)
    }
    switch (expected, self) {
    case ("a string", .number(let number)): return .string(number.text)
    case ("a string", .boolean(let flag)): return .string("\(flag)")
    case ("an integer", .string(let text)):
      return (try? JSONNumber(parsing: text)).map { .number($0) }
    case ("a boolean", .string(let text)):
      return ["true": true, "1": true, "false": false, "0": false][text].map { .boolean($0) }
    case ("a boolean", .number(let number)): return number.double.map { .boolean($0 != 0) }
    case ("an array", .string): return .array([self])
    default: return nil
    }
  }

  /// A number without its fraction; nil for one that no integer holds.
  private static func whole(_ number: Double) -> JSONValue? {
    Int64(exactly: number.rounded(.towardZero)).map { .number(JSONNumber($0)) }
  }
}
