import Shape
import SwiftSource

extension Source {
  /// A value as the runtime's `JSONScalar` has it: a literal, but for numbers that are no `Int64`.
  static func scalar(_ value: Scalar) -> Source {
    switch value.kind {
    case .string: "\(literal: value.text)"
    case .boolean: value.text == "true" ? "true" : "false"
    case .number: Int64(value.text).map { Source(number: $0) } ?? ".number(\(literal: value.text))"
    }
  }
}
