import Canonical
import Shape
import SourceDiagnostics

/// Resolves how parameters and fields of forms are serialized.
struct SerializationResolver {
  let diagnostics: Diagnostics

  /// The serialization of a parameter; OpenAPI's default if it declares none.
  func serialization(
    of view: OpenAPI.Header,
    in location: Parameter.Location
  ) -> Parameter.Serialization {
    if view.isJSON { return .json }
    if location == .querystring { return querystring(view) }
    let style = Parameter.Style(view.style, in: location)
    return .style(
      style,
      explode: view.explode ?? [.form, .cookie].contains(style),
      allowReserved: location == .query && view.allowsReserved
    )
  }

  /// The serialization of a whole query string: JSON, or otherwise a form.
  private func querystring(_ view: OpenAPI.Header) -> Parameter.Serialization {
    let mediaType = view.content.first
    if mediaType.map({ MediaTypeName($0.key).coding }) != .form {
      diagnostics.warn(
        .invalidParameter,
        at: mediaType?.keyMark ?? view.location.mark,
        "unsupported media type of a querystring; sent as a form",
        fix: "use the media type application/x-www-form-urlencoded"
      )
    }
    return .form
  }
}

extension OpenAPI.Header {
  /// Whether the value is serialized as JSON.
  var isJSON: Bool {
    guard schema == nil, let content = content.first else { return false }
    return MediaTypeName(content.key).isJSON
  }
}

extension Parameter.Style {
  /// The stated style, or else the default of the location.
  init(_ word: Located<String>?, in location: Parameter.Location) {
    self =
      word.flatMap { Self(rawValue: $0.value) }
      ?? ([.path, .header].contains(location) ? .simple : .form)
  }
}
