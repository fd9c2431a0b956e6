import BinderyJSON

/// The values that a schema was applied to.
package struct SchemaUse: Hashable, Sendable {
  /// The types of JSON values, as a set.
  package struct Types: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let null = Types(rawValue: 1)
    package static let boolean = Types(rawValue: 2)
    package static let number = Types(rawValue: 4)
    package static let string = Types(rawValue: 8)
    package static let array = Types(rawValue: 16)
    package static let object = Types(rawValue: 32)
    package static let all: Types = [.null, .boolean, .number, .string, .array, .object]
  }

  /// The types of the values.
  package private(set) var types: Types = []
  /// Whether one of the values satisfies the schema.
  package private(set) var isSatisfied = false

  mutating func add(_ value: JSONValue, isSatisfied: Bool) {
    switch value {
    case .null: types.insert(.null)
    case .boolean: types.insert(.boolean)
    case .number: types.insert(.number)
    case .string: types.insert(.string)
    case .array: types.insert(.array)
    case .object: types.insert(.object)
    }
    if isSatisfied { self.isSatisfied = true }
  }

  package mutating func formUnion(_ other: SchemaUse) {
    types.formUnion(other.types)
    if other.isSatisfied { isSatisfied = true }
  }
}

extension JSONSchema {
  /// Returns the uses of the schema, and of those inside of it, by a value and its parts.
  ///
  /// The keys are the locations of the schemas, such as `#/$defs/Book/properties/title`.
  package func uses(by value: JSONValue) -> [String: SchemaUse] {
    evaluation(of: value, recordingUses: true).usesByLocation
  }
}
