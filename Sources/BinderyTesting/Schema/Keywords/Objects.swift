import BinderyRuntime

/// The keywords `minProperties` and `maxProperties`.
struct ObjectLimits: SchemaKeyword {
  private let minimum: Int?
  private let maximum: Int?

  init?(_ source: SchemaSource) throws(SchemaError) {
    minimum = try source.size("minProperties")
    maximum = try source.size("maxProperties")
    if minimum == nil, maximum == nil { return nil }
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .object(let object) = value else { return }
    if let minimum, object.count < minimum {
      evaluation.report(
        "minProperties",
        "expected at least \(minimum) properties, found \(object.count)"
      )
    }
    if let maximum, object.count > maximum {
      evaluation.report(
        "maxProperties",
        "expected at most \(maximum) properties, found \(object.count)"
      )
    }
  }
}

/// The keyword `required`: the required keys.
struct RequiredKeys: SchemaKeyword {
  private let keys: [String]

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let value = source["required"] else { return nil }
    keys = try source.strings(value, "required")
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .object(let object) = value else { return }
    for key in keys where object[key] == nil {
      evaluation.report("required", "the required member \(JSONValue.quoted(key)) is missing")
    }
  }
}
