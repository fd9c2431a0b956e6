import SwiftSource

/// The deprecation of a declaration.
struct Deprecation {
  /// The last day of what the declaration is for, such as `2027-03-31`.
  var lastDay: String?

  /// The attribute of the declaration.
  var attribute: Source {
    guard let lastDay else { return "@available(*, deprecated)" }
    return "@available(*, deprecated, message: \(literal: "available until \(lastDay)"))"
  }
}
