import Shape
import SwiftSource

extension Source {
  /// Returns a call with the arguments that aren't nil.
  static func call(_ name: Source, _ arguments: Source?...) -> Source {
    "\(name)(\(list: arguments.compactMap(\.self), \.self))"
  }

  /// Returns the case of the same name of an enumeration in the runtime.
  static func enumCase(_ value: some CaseIterable) -> Source { Source(stringLiteral: ".\(value)") }
}

extension Double {
  /// The literal, as an integer if the value is integral.
  var source: Source {
    Int64(exactly: self).map { Source(number: $0) } ?? Source(number: self)
  }

  /// The `Duration` of as many seconds.
  var duration: Source { ".seconds(\(source))" }
}

extension ConnectionPolicies.Location {
  var source: Source {
    let steps: Source = "\(list: path, { "\(literal: $0)" })"
    return switch part {
    case .header: ".header(\(steps))"
    case .payload: ".payload(\(steps))"
    }
  }
}
