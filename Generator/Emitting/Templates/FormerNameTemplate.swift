import SwiftSource

/// The alias of a type for code that uses its former name.
struct FormerNameTemplate {
  let former: SwiftName
  let name: SwiftName
  let access: Source

  var source: Source {
    """
    \(Self.attribute(name))
    \(access)typealias \(former) = \(name)
    """
  }

  /// The attribute of a declaration that has another name now.
  static func attribute(_ name: SwiftName) -> Source {
    "@available(*, deprecated, renamed: \(literal: name.text))"
  }
}
