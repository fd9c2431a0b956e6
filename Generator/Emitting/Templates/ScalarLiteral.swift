import Shape
import SwiftSource

extension Source {
  /// Returns a `JSONScalar` of the runtime: a literal, except for numbers that aren't an `Int64`.
  static func scalar(_ value: Scalar) -> Source {
    switch value.kind {
    case .string: "\(literal: value.text)"
    case .boolean: value.text == "true" ? "true" : "false"
    case .number: Int64(value.text).map { Source(number: $0) } ?? ".number(\(literal: value.text))"
    }
  }
}
