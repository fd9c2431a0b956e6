import Canonical

/// How the text of a parameter's value is written.
struct ParameterSerialization: Equatable, CustomStringConvertible {
  /// The media type, or the style; nil if it makes no difference.
  private let style: String?
  /// Whether each element or property is a value of its own; nil if it makes no difference.
  private let explode: Bool?

  /// - Parameter isPlain: Whether the values are neither arrays nor objects, for which `explode`,
  ///   and the style of a query, make no difference.
  init(_ parameter: OpenAPI.Parameter, isPlain: Bool) {
    if let content = parameter.value.content.first {
      (style, explode) = (content.key, nil)
      return
    }
    let isForm = parameter.position == .query || parameter.position == .cookie
    let style = parameter.value.style?.value ?? (isForm ? "form" : "simple")
    self.style = isPlain && isForm ? nil : style
    explode = isPlain ? nil : parameter.value.explode ?? (style == "form")
  }

  /// Whether each element of an array is a parameter of its own.
  var repeatsParameter: Bool { style == "form" && explode == true }

  var description: String {
    let parts = [style, explode.map { "explode: \($0)" }].compactMap { $0 }
    return parts.isEmpty ? "the value" : parts.joined(separator: ", ")
  }
}

extension OpenAPI.Header {
  /// The schema of the value, also in a media type.
  var anySchema: SchemaID? { schema ?? content.first?.value.schema }
}
