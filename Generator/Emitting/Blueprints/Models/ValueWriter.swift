import Shape
import SwiftSource

/// Writes literals of a document as Swift expressions of a type.
struct ValueWriter {
  /// The allowed expressions.
  enum Expressions {
    case literals
    /// Literals and initializers of generated types.
    case initializers
  }

  let spelling: TypeSpelling
  /// The types that enclose the expression.
  let scope: [SwiftName]
  let expressions: Expressions

  /// Returns the expression; nil if the literal doesn't match the type, or if only a failable
  /// expression exists.
  func source(_ literal: Literal, as type: Type) -> Source? {
    switch (type, literal) {
    case (.nullable, .null): "nil"
    case (.nullable(let wrapped), _): source(literal, as: wrapped)
    case (.boolean, .boolean(let value)): value ? "true" : "false"
    case (.integer(let width), .integer(let digits)): integer(digits, width)
    case (.number(.decimal), _): nil
    case (.number(.unspecified), .integer(let text)), (.number(.unspecified), .number(let text)):
      Source(digitsOf: text)
    case (.number, .integer(let text)), (.number, .number(let text)): number(text)
    case (.string, .string(let text)), (.uri, .string(let text)): "\(literal: text)"
    case (.array(let element), .array(let literals)),
      (.isolatedArray(let element), .array(let literals)):
      list(literals) { source($0, as: element) }
    case (.map(let value), .object(let members)): dictionary(members) { source($0, as: value) }
    case (.json, _) where expressions == .initializers: source(literal, as: literal.type)
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

  func list(_ literals: [Literal], _ element: (Literal) -> Source?) -> Source? {
    let sources = literals.compactMap(element)
    return sources.count == literals.count ? "[\(elements: sources, \.self)]" : nil
  }

  func dictionary(_ members: [Literal.Member], _ value: (Literal) -> Source?) -> Source? {
    if members.isEmpty { return "[:]" }
    guard expressions == .initializers, Set(members.map(\.key)).count == members.count else {
      return nil
    }
    let sources = members.compactMap { member in
      value(member.value).map { (member.key, $0) }
    }
    return sources.count == members.count ? "[\(members: sources)]" : nil
  }
}

extension Literal {
  /// The type of the literal where any JSON value is allowed.
  fileprivate var type: Type {
    switch self {
    case .null: .nullable(.json)
    case .boolean: .boolean
    case .integer: .integer(.int64)
    case .number: .number(.unspecified)
    case .string: .string
    case .array: .array(.json)
    case .object: .map(.json)
    }
  }

  /// Returns the raw value of an enumeration.
  func raw(_ raw: Enumeration.Raw) -> Source? {
    switch (raw, self) {
    case (.string, .string(let text)): "\(literal: text)"
    case (.integer, .integer(let digits)): Int64(digits).map { Source(number: $0) }
    case (.number, .integer(let text)), (.number, .number(let text)): Source(digitsOf: text)
    default: nil
    }
  }

  /// The text for the name of an enumeration case.
  var words: String {
    switch self {
    case .string(let text), .integer(let text), .number(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .array, .object: "value"
    }
  }
}

extension Source {
  /// Creates the literal of a number; nil if Swift would round it.
  fileprivate init?(digitsOf text: String) {
    if let value = Int64(text) {
      self.init(number: value)
    } else if let value = Double(text), value.isFinite,
      Scalar.number("\(value)") == Scalar.number(text)
    {
      self.init(number: value)
    } else {
      return nil
    }
  }
}
