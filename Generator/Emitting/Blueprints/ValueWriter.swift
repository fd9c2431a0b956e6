import Shape
import SwiftSource

/// Writes values of a document as Swift literals of the type they stand for.
struct LiteralWriter {
  let spelling: TypeSpelling
  /// The types inside which the literal stands.
  let scope: [SwiftName]

  /// Nothing when the type has no literal, or the value isn't of the type.
  func source(_ literal: Literal, as type: Type) -> Source? {
    switch (type, literal) {
    case (.nullable, .null): "nil"
    case (.nullable(let wrapped), _): source(literal, as: wrapped)
    case (.boolean, .boolean(let value)): value ? "true" : "false"
    case (.integer(let width), .integer(let digits)): integer(digits, width)
    case (.number(.decimal), _): nil
    case (.number, .integer(let text)), (.number, .number(let text)): number(text)
    case (.string, .string(let text)), (.uri, .string(let text)): "\(literal: text)"
    case (.array(let element), .array(let literals)): array(literals, of: element)
    case (.map, .object(let members)) where members.isEmpty: "[:]"
    case (.model(let id), _): model(id, literal)
    default: nil
    }
  }

  private func integer(_ digits: String, _ width: Type.IntegerWidth) -> Source? {
    guard let value = Int64(digits) else {
      return width == .uint64 ? UInt64(digits).map { Source(number: $0) } : nil
    }
    let fits =
      switch width {
      case .int32: Int32(exactly: value) != nil
      case .uint32: UInt32(exactly: value) != nil
      case .uint64: value >= 0
      case .int64, .unspecified: true
      }
    return fits ? Source(number: value) : nil
  }

  private func number(_ text: String) -> Source? {
    guard let value = Double(text), value.isFinite else { return nil }
    return Source(number: value)
  }

  private func array(_ literals: [Literal], of element: Type) -> Source? {
    let sources = literals.compactMap { source($0, as: element) }
    return sources.count == literals.count ? "[\(elements: sources, \.self)]" : nil
  }

  private func model(_ id: Model.ID, _ literal: Literal) -> Source? {
    switch spelling.model(id)?.definition {
    case .alias(let type): return source(literal, as: type)
    case .enumeration(let enumeration):
      return member(literal, of: enumeration, id)
    default: return nil
    }
  }

  /// A listed value by its name, where that neither warns nor means something of `Optional`.
  private func member(
    _ literal: Literal,
    of enumeration: Enumeration,
    _ id: Model.ID
  ) -> Source? {
    guard let raw = literal.raw(enumeration.raw) else { return nil }
    let value = enumeration.values.first { $0.literal == literal }
    if let name = spelling.members.name(of: literal, in: id),
      value?.documentation.isDeprecated == false, !["none", "some"].contains(name.text)
    {
      return ".\(label: name)"
    }
    let type = spelling.reference(.model(id), in: scope)
    return "\(type)(\(list: ["rawValue: \(raw)"], \.self))"
  }
}

extension Literal {
  /// The raw value of an enumeration.
  func raw(_ raw: Enumeration.Raw) -> Source? {
    switch (raw, self) {
    case (.string, .string(let text)): "\(literal: text)"
    case (.integer, .integer(let digits)): Int64(digits).map { Source(number: $0) }
    case (.number, .integer(let text)), (.number, .number(let text)):
      Double(text).flatMap { $0.isFinite ? Source(number: $0) : nil }
    default: nil
    }
  }

  /// The text from which a value of an enumeration is named.
  var words: String {
    switch self {
    case .string(let text), .integer(let text), .number(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .array, .object: "value"
    }
  }
}
