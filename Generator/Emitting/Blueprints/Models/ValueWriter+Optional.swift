import Shape
import SwiftSource

extension ValueWriter {
  /// Returns the value of an optional member.
  ///
  /// `Nullable` is only expressible by scalar literals.
  func source(_ literal: Literal, asOptional type: Type) -> Source? {
    guard let source = source(literal, as: type) else { return nil }
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
}
