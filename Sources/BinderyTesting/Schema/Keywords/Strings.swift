import BinderyRuntime

/// The keywords `minLength`, `maxLength` (in Unicode scalars) and `pattern`.
struct TextLimits: SchemaKeyword {
  private let minimum: Int?
  private let maximum: Int?
  private let pattern: SchemaPattern?

  init?(_ source: SchemaSource) throws(SchemaError) {
    minimum = try source.size("minLength")
    maximum = try source.size("maxLength")
    if let text = try source.string("pattern") {
      pattern = try SchemaPattern(text, of: source)
    } else {
      pattern = nil
    }
    if minimum == nil, maximum == nil, pattern == nil { return nil }
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .string(let text) = value else { return }
    let length = text.unicodeScalars.count
    if let minimum, length < minimum {
      evaluation.report("minLength", "expected at least \(minimum) characters, found \(length)")
    }
    if let maximum, length > maximum {
      evaluation.report("maxLength", "expected at most \(maximum) characters, found \(length)")
    }
    if let pattern, !pattern.matches(text) {
      evaluation.report(
        "pattern",
        "\(value.excerpt) doesn't match \(JSONValue.quoted(pattern.text))"
      )
    }
  }
}

extension SchemaPattern {
  init(_ text: String, of source: SchemaSource) throws(SchemaError) {
    guard let pattern = SchemaPattern(text) else {
      let location = source.compiler.location(of: source.site)
      throw SchemaError(location: location, reason: .pattern(text))
    }
    self = pattern
  }
}
