import Canonical
import Shape

/// Parses text of HTTP messages as values of a type.
struct WireReader {
  private let models: Models
  /// Whether a text that isn't a value of its type is a string, or a number that isn't an integer,
  /// so that a schema can be checked against it.
  let isLenient: Bool

  init(_ models: Models, isLenient: Bool = false) {
    self.models = models
    self.isLenient = isLenient
  }

  /// The reader that reads each text.
  var lenient: WireReader { WireReader(models, isLenient: true) }

  func resolved(_ type: Type) -> Type { models.resolved(type) }

  /// The type of a member of an object or a map; nil if it has no such member.
  func member(_ key: String, of type: Type) -> Type? {
    describedMember(key, of: type) ?? (isLenient ? .string : nil)
  }

  private func describedMember(_ key: String, of type: Type) -> Type? {
    switch resolved(type) {
    case .map(let value): value
    case .model(let id):
      if case .object(let object)? = models.definition(of: id) {
        object.fields.first { $0.key == key }?.type ?? object.additional
      } else {
        nil
      }
    default: nil
    }
  }

  /// The keys of an object's fields.
  func keys(of type: Type) -> [String] {
    guard case .model(let id) = resolved(type),
      case .object(let object)? = models.definition(of: id)
    else { return [] }
    return object.fields.map(\.key)
  }

  /// Whether the type is an object or a map.
  func isObject(_ type: Type) -> Bool {
    switch resolved(type) {
    case .map: true
    case .model(let id): if case .object? = models.definition(of: id) { true } else { false }
    default: false
    }
  }

  /// The parts of a multipart form; nil for another type.
  func form(_ type: Type) -> Multipart? {
    guard case .model(let id) = resolved(type),
      case .multipart(let form)? = models.definition(of: id)
    else { return nil }
    return form
  }

  func enumeration(_ id: Model.ID) -> Enumeration? {
    if case .enumeration(let enumeration)? = models.definition(of: id) { enumeration } else { nil }
  }

  func element(of type: Type) -> Type? {
    switch resolved(type) {
    case .array(let element), .isolatedArray(let element): element
    default: nil
    }
  }

  /// The required arrays of an object as empty ones, apart from some members: a form has no field
  /// for an empty array.
  func emptyArrays(of type: Type, besides keys: [String]) -> [Literal.Member] {
    guard case .model(let id) = resolved(type),
      case .object(let object)? = models.definition(of: id)
    else { return [] }
    return object.fields
      .filter { $0.isRequired && element(of: $0.type) != nil && !keys.contains($0.key) }
      .map { Literal.Member(key: $0.key, value: .array([])) }
  }

  /// Whether a form has a part for each element of a value, and so none for an empty one.
  func isList(_ value: Multipart.Value) -> Bool {
    switch value {
    case .files: true
    case .plain(let type): element(of: type) != nil
    case .file, .styled: false
    }
  }

  /// A decoded text as a value; nil if it isn't a value of the type.
  func value(_ text: String, _ type: Type) -> Literal? {
    exactValue(text, type) ?? otherValue(text, type)
  }

  /// A text that isn't a value of the type.
  private func otherValue(_ text: String, _ type: Type) -> Literal? {
    guard isLenient else { return nil }
    return isNumeric(type) && JSONNumber.isValid(text) ? .number(text) : .string(text)
  }

  private func isNumeric(_ type: Type) -> Bool {
    switch resolved(type) {
    case .integer, .number: true
    case .model(let id): enumeration(id).map { $0.raw != .string } ?? false
    default: false
    }
  }

  private func exactValue(_ text: String, _ type: Type) -> Literal? {
    switch resolved(type) {
    case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
    case .integer: integer(text)
    case .number: integer(text) ?? (JSONNumber.isValid(text) ? .number(text) : nil)
    case .string, .dateTime, .date, .uuid, .uri, .base64, .binary, .embedded: .string(text)
    case .json: WireReader.json(text) ?? .string(text)
    case .map: object(text)
    case .array, .isolatedArray, .nullable, .received: nil
    case .model(let id): models[id].flatMap { exactValue(text, $0.definition) }
    }
  }

  private func exactValue(_ text: String, _ definition: Model.Definition) -> Literal? {
    switch definition {
    case .enumeration(let enumeration):
      switch enumeration.raw {
      case .string: .string(text)
      case .integer: integer(text)
      case .number: integer(text) ?? (JSONNumber.isValid(text) ? .number(text) : nil)
      }
    case .union(let union):
      union.variants.lazy.compactMap { variant -> Literal? in
        let value = exactValue(text, variant.type)
        if case .string(let listed) = variant.signature, !listed.isEmpty {
          return listed.contains(text) ? value : nil
        }
        return value
      }
      .first
    case .object: object(text)
    case .base, .tuple, .multipart, .alias: nil
    }
  }

  /// An object that is serialized as JSON text, as in an element of a list.
  private func object(_ text: String) -> Literal? {
    guard case .object(let members)? = WireReader.json(text) else { return nil }
    return .object(members)
  }

  private func integer(_ text: String) -> Literal? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return .integer(text)
  }

  /// Whether a text of `text/event-stream` has an event that ends with a blank line.
  static func endsEvent(_ text: String) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    guard let first = lines.firstIndex(where: { $0.hasPrefix("data") }) else { return false }
    // Text after the last line break is an incomplete line.
    return lines[first...].dropLast().contains(where: \.isEmpty)
  }

  /// A JSON text as a value; nil if the text isn't JSON.
  static func json(_ text: String) -> Literal? { JSONText.literal(text) }
}
