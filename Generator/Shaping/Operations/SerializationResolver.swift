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
    let style = style(
      view.style?.value,
      in: location,
      at: view.style?.mark ?? view.location.mark
    )
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

  /// The style in a location; OpenAPI's default for an absent or unsuitable style.
  func style(
    _ word: String?,
    in location: Parameter.Location,
    at mark: Mark
  ) -> Parameter.Style {
    let suitable = location.styles
    guard let word else { return suitable[0] }
    if let style = Parameter.Style(rawValue: word), suitable.contains(style) { return style }
    diagnostics.warn(
      .invalidParameter,
      at: mark,
      "invalid style \(Excerpt.quoted(word)) of a \(location.rawValue) parameter;"
        + " \(suitable[0].rawValue) is used",
      fix: "write " + Excerpt.alternatives(suitable.map(\.rawValue))
    )
    return suitable[0]
  }
}

extension OpenAPI.Header {
  /// Whether the value is serialized as JSON.
  var isJSON: Bool {
    guard schema == nil, let content = content.first else { return false }
    return MediaTypeName(content.key).isJSON
  }
}

extension Parameter.Location {
  /// The styles that OpenAPI allows, with the default first.
  fileprivate var styles: [Parameter.Style] {
    switch self {
    case .path: [.simple, .label, .matrix]
    case .query: [.form, .spaceDelimited, .pipeDelimited, .deepObject]
    case .header: [.simple]
    case .cookie: [.form, .cookie]
    case .querystring: [.form]
    }
  }
}
