import Shape
import SwiftSource

extension ValueWriter {
  /// For what may be absent besides null, whose initializers may therefore fail; `Nullable` has
  /// scalar literals and no others.
  func source(_ literal: Literal, asOptional type: Type) -> Source? {
    guard let source = source(literal, as: type) else { return failable(literal, as: type) }
    guard literal != .null, spelling.isNullable(type), !isScalar(spelling.wrapped(type)) else {
      return source
    }
    return ".value(\(list: [source], \.self))"
  }

  private func isScalar(_ type: Type) -> Bool {
    switch type {
    case .boolean, .integer, .number, .string: true
    case .model(let id): spelling.aliased(id).map(isScalar) ?? false
    default: false
    }
  }

  /// An initializer that gives nil when the document's text isn't what it claims to be.
  private func failable(_ literal: Literal, as type: Type) -> Source? {
    let name = TypeReference(simple: type)
    switch (type, literal) {
    case (.model(let id), _): return spelling.aliased(id).flatMap { failable(literal, as: $0) }
    case (.dateTime, _), (.date, _), (.array, _), (.map, _):
      return throwing(literal, as: type).map { "try? \($0)" }
    case (.uuid, .string(let text)): return "\(name)(uuidString: \(literal: text))"
    case (.base64, .string(let text)): return "\(name)(base64Encoded: \(literal: text))"
    case (.number(.decimal), .number(let text)), (.number(.decimal), .integer(let text)):
      return "\(name)(string: \(literal: text))"
    default: return nil
    }
  }

  /// Dates, and lists and maps of them, whose initializers may throw.
  private func throwing(_ literal: Literal, as type: Type) -> Source? {
    switch (type, literal) {
    case (.dateTime, .string(let text)), (.date, .string(let text)):
      "\(TypeReference(simple: type))(\(literal: text))"
    case (.array(let element), .array(let literals)):
      list(literals) { throwing($0, as: element) }
    case (.map(let value), .object(let members)):
      dictionary(members) { throwing($0, as: value) }
    case (.model(let id), _): spelling.aliased(id).flatMap { throwing(literal, as: $0) }
    default: nil
    }
  }
}
