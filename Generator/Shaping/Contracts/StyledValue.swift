import Canonical
import Shape

/// The name and the value of a parameter; the value is percent-encoded.
typealias EncodedPair = (name: String, value: String)

/// A value that is serialized as text: a parameter, or a form member with a style.
struct StyledValue {
  var key: String
  var location: Parameter.Location
  var serialization: Parameter.Serialization
  var type: Type
}

extension StyledValue {
  /// Whether the value isn't percent-encoded: the style `cookie`.
  var isRaw: Bool { if case .style(.cookie, _, _) = serialization { true } else { false } }

  init(_ parameter: Parameter) {
    self.init(
      key: parameter.key,
      location: parameter.location,
      serialization: parameter.serialization,
      type: parameter.type
    )
  }

  /// A member of a form, which has the styles of a query parameter.
  init?(_ key: String, _ value: Multipart.Value) {
    guard case .styled(let type, let style, let explode) = value else { return nil }
    self.init(
      key: key,
      location: .query,
      serialization: .style(style, explode: explode, allowReserved: true),
      type: type
    )
  }

  /// Whether the query pair, cookie or form field with a name belongs to the value.
  func owns(_ name: String, _ wire: WireReader) -> Bool {
    guard case .style(let style, let explode, _) = serialization, wire.isObject(type) else {
      return name == key
    }
    if style == .deepObject { return name.hasPrefix(key + "[") }
    return explode ? wire.keys(of: type).contains(name) : name == key
  }
}
