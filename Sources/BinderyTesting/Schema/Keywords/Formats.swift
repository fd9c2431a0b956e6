import BinderyRuntime

/// The keyword `format`, where it is an assertion; unknown formats are ignored.
struct FormatLimit: SchemaKeyword {
  private let name: String
  private let format: SchemaFormat

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let name = try source.string("format"), let format = SchemaFormat.named(name) else {
      return nil
    }
    self.name = name
    self.format = format
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard !format.allows(value) else { return }
    evaluation.report("format", "\(value.excerpt) isn't in the format \(JSONValue.quoted(name))")
  }
}
