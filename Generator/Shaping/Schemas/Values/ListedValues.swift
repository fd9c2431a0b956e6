import Canonical
import Shape

/// The values that a schema lists, except null.
struct ListedValues {
  var values: [JSONValue]
  var types: [JSONType]
  /// True when the service may add values: a named enumeration, or one with `x-extensible-enum`.
  var isExtensible = false

  /// The values as scalars; nil if one isn't a scalar.
  var scalars: [Scalar]? {
    if types == [.string] { return values.map { .string($0.text) } }
    let kind = Scalar.Kind(types)
    let scalars = values.compactMap { Literal($0).flatMap { Scalar($0, as: kind) } }
    return scalars.count == values.count ? scalars : nil
  }
}
