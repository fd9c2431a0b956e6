/// Decodes JSON without the members that do not match the schema.
///
/// A malformed member is replaced by the same value in the expected type (`"2"` and 2), or removed
/// where there is none, until the rest decodes. Text that contains JSON with malformed members is
/// replaced by that JSON.
///
/// Where members may not be removed, a malformed one that can't be converted leaves no value.
///
/// Each attempt decodes the whole value again. So that a long list of malformed elements takes no
/// more attempts than a short one, later attempts convert, or remove, more than one element.
package struct MemberRepair {
  /// The errors in the order found; their paths are those in the original value.
  package private(set) var errors: [JSONError] = []
  private let convertsTypes: Bool
  private let removesMembers: Bool

  /// - Parameters:
  ///   - convertsTypes: Whether a value of another type than expected is converted.
  ///   - removesMembers: Whether a malformed member that isn't converted is removed.
  package init(convertsTypes: Bool = true, removesMembers: Bool = true) {
    self.convertsTypes = convertsTypes
    self.removesMembers = removesMembers
  }

  /// Decodes bytes; returns nil if the valid members are not enough for the type.
  package mutating func value<Value: JSONDecodable>(
    _: Value.Type,
    parsing bytes: [UInt8]
  ) -> Value? {
    guard let json: JSONValue = try? JSONReader.decode(from: bytes) else { return nil }
    return value(Value.self, json)?.value
  }

  /// Returns the decoded value with the JSON that it was decoded from; nil if the valid members
  /// are not enough for the type.
  ///
  /// - Parameters:
  ///   - path: The path of the value in the document, for the errors.
  ///   - complete: Adds a missing member; returns nil if it can't be added.
  package mutating func value<Value: JSONDecodable>(
    _: Value.Type,
    _ json: JSONValue,
    at path: [JSONPath.Step] = [],
    complete: (JSONError, JSONValue) -> JSONValue? = { _, _ in nil }
  ) -> (value: Value, json: JSONValue)? {
    value(json, at: path, complete: complete) { bytes throws(JSONError) -> Value in
      try JSONReader.decodeStrictly(from: bytes)
    }
  }

  /// Returns the result of `decode` with the JSON that it was decoded from; nil if the valid
  /// members are not enough.
  ///
  /// - Parameters:
  ///   - path: The path of the value in the document, for the errors.
  ///   - complete: Adds a missing member; returns nil if it can't be added.
  package mutating func value<Value>(
    _ json: JSONValue,
    at path: [JSONPath.Step] = [],
    complete: (JSONError, JSONValue) -> JSONValue? = { _, _ in nil },
    decode: ([UInt8]) throws(JSONError) -> Value
  ) -> (value: Value, json: JSONValue)? {
    var attempt = Attempt(json: json)
    while let scope = attempt.scope {
      do {
        return (try decode(try JSONWriter.encode(attempt.json)), attempt.json)
      } catch {
        if case .embedded = error.reason, attempt.open(error.path) { continue }
        if !attempt.isConverted(error.path) {
          errors.append(error.at(attempt.original(error.path), inside: path))
        }
        if let completed = complete(error, attempt.json) {
          attempt.complete(completed)
        } else if !(convertsTypes && attempt.convert(error, scope)) {
          guard removesMembers, attempt.remove(error.path, scope) else { return nil }
        }
      }
    }
    return nil
  }
}

extension JSONError {
  /// Returns the error with another path inside a document.
  fileprivate func at(_ path: JSONPath, inside parent: [JSONPath.Step]) -> JSONError {
    JSONError(
      path: JSONPath(parent + path.steps),
      offset: parent.isEmpty ? offset : 0,
      reason: reason
    )
  }
}
