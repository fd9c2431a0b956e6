import Canonical
import Shape
import SourceDiagnostics

/// Reads defaults and constants of schemas.
struct DefaultReader {
  let merger: SchemaMerger
  let listedValues: ListedValueReader
  let diagnostics: Diagnostics

  private var converter: DefaultConverter {
    DefaultConverter(merger: merger, diagnostics: diagnostics)
  }

  /// The value of `default`, if it is valid against the schemas.
  func defaultValue(of subschemas: [Subschema]) -> Literal? {
    let value = subschemas.reversed().lazy.compactMap(\.schema.defaultValue).first
    return value.flatMap { checked($0, subschemas) }
  }

  /// The value of a channel parameter that the caller omits: the default, which the client uses for
  /// the address (AsyncAPI 3, Parameter Object), or the only possible value.
  func assumedValue(of subschemas: [Subschema], as type: Type) -> Literal? {
    let isStated = subschemas.contains { $0.schema.defaultValue != nil }
    return isStated ? defaultValue(of: subschemas) : initialValue(of: subschemas, as: type)
  }

  /// The only possible value.
  func initialValue(of subschemas: [Subschema], as type: Type) -> Literal? {
    let constant = constant(of: subschemas, as: type)
    // Null is a second possible value.
    return constant != .null && subschemas.contains(where: \.schema.admitsNull)
      ? nil : constant
  }

  /// The literal, if every schema that constrains the type admits it.
  private func checked(_ value: JSONValue, _ subschemas: [Subschema]) -> Literal? {
    if value.type == .null {
      return subschemas.contains(where: \.schema.admitsNull) ? .null : nil
    }
    let typed = subschemas.filter { merger.wireKind(of: $0.schema) != .any }
    let literals = (typed.isEmpty ? subschemas.suffix(1) : typed[...]).map {
      checked(value, $0.schema)
    }
    return literals.contains(nil) ? nil : literals.last ?? nil
  }

  /// The only possible value except null; nil for a type that is any JSON.
  func constant(of subschemas: [Subschema], as type: Type) -> Literal? {
    let own = subschemas.last { !$0.schema.isReference && $0.schema.onlyValue != nil }
    if let value = own?.schema.onlyValue { return Literal(value) }
    guard type != .json, let listed = listedValues.values(of: subschemas), listed.values.count == 1,
      !listed.isExtensible
    else { return nil }
    return Literal(listed.values[0])
  }

  /// The literal, if it is valid against the schema.
  private func checked(_ value: JSONValue, _ schema: Schema) -> Literal? {
    if value.type == .null { return schema.admitsNull ? .null : nil }
    let kind = merger.wireKind(of: schema)
    let merged = merger.mergedSchema(of: schema)
    guard let literal = kind.literal(of: value) ?? converter.conversion(of: value, kind, merged)
    else {
      if value.type == .number, Literal(value) == nil {
        let text = Excerpt.quoted(value.text)
        return mismatch(value, "the default \(text) isn't a finite 64-bit number; ignored")
      }
      let own = "the default must be \(kind.phrase), not \(value.type.phrase); ignored"
      return mismatch(value, own, fix: "write \(kind.phrase)")
    }
    if kind == .listed, let values = merged.values, !values.isEmpty,
      !values.contains(where: { $0.text == value.text })
    {
      return mismatch(value, "the default isn't one of the “enum” values; ignored")
    }
    guard DefaultFormat(merged, kind).admits(literal) else {
      let format = merged.format.map { "doesn't match the format \(Excerpt.quoted($0))" }
      return mismatch(value, "the default \(format ?? "exceeds 64 bits"); ignored")
    }
    return parts(of: value, merged) ?? (value.type.isCollection ? nil : literal)
  }

  /// Checks the elements or properties against their schemas, where they have one.
  private func parts(of value: JSONValue, _ merged: MergedSchema) -> Literal? {
    switch value.type {
    case .array:
      let elements = value.elements.map { part($0, of: merged.elements.items.first?.schema) }
      let known = elements.compactMap(\.self)
      return known.count == elements.count ? .array(known) : nil
    case .object:
      let members = value.members.map { entry in
        part(
          entry.value,
          of: (merged.property(entry.key)?.subschemas ?? merged.additional.subschemas).last?.schema
        )
        .map { Literal.Member(key: entry.key, value: $0) }
      }
      let known = members.compactMap(\.self)
      return known.count == members.count ? .object(known) : nil
    default: return nil
    }
  }

  private func part(_ value: JSONValue, of schema: Schema?) -> Literal? {
    guard let schema else { return Literal(value) }
    guard value.type == .null, !schema.admitsNull else {
      return checked(value, schema)
    }
    return mismatch(value, "the default contains null, which the schema doesn't allow; ignored")
  }

  private func mismatch(_ value: JSONValue, _ message: String, fix: String? = nil) -> Literal? {
    diagnostics.warn(
      .invalidDefault,
      at: value.mark,
      message,
      fix: fix ?? "correct the default or the schema"
    )
    return nil
  }
}

extension JSONType {
  fileprivate var phrase: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension WireKind {
  /// The noun for diagnostics.
  var phrase: String {
    switch self {
    case .string: "a string"
    case .listed: "one of the “enum” values"
    case .integer: "an integer"
    case .number: "a number"
    case .boolean: "a boolean"
    case .array: "an array"
    case .object: "an object"
    case .any: "another value"
    }
  }
}
