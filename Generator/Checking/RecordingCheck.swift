import BinderyJSON
import RecordingMutation
import SchemaValidation
import Shape

/// Checks recorded values against their schemas.
public struct RecordingCheck {
  private let values: [RecordedValue]
  let sent: CheckedSchemas
  let received: CheckedSchemas

  /// Compiles the schemas of the values; throws `SchemaError` if one of them is invalid.
  public init(_ values: RecordedValues) throws(SchemaError) {
    self.values = values.values
    sent = try CheckedSchemas(values.sent.reached(by: values.values.filter(\.isSent)))
    received = try CheckedSchemas(values.received.reached(by: values.values.filter { !$0.isSent }))
  }

  /// All differences, in the order of the values.
  public func findings() -> [Finding] { values.flatMap(findings) }

  /// The differences of a value, which needn't be one of the check's.
  func findings(in value: RecordedValue) -> [Finding] { schemas(of: value).findings(in: value) }

  /// The compiled schemas of the direction of a value.
  func schemas(of value: RecordedValue) -> CheckedSchemas { value.isSent ? sent : received }
}

/// The compiled schemas of one direction.
struct CheckedSchemas {
  private let set: SchemaSet
  private let root: JSONValue
  let schemas: JSONSchema
  private let alternatives: ClosestAlternative

  /// The formats whose Swift types can't have other values.
  private static let formats: Set = [
    "byte", "date", "date-time", "int32", "int64", "uint64", "uuid",
  ]

  init(_ set: SchemaSet) throws(SchemaError) {
    self.set = set
    root = JSONValue(set.literal)
    alternatives = ClosestAlternative(root)
    schemas = try JSONSchema(
      root.withFormatsOfIntegers,
      dialect: .openAPI,
      formats: .only(Self.formats)
    )
  }

  /// Returns what changes values of the schemas.
  func mutator(_ sample: MutationSample) -> ValueMutator {
    ValueMutator(root.withFormatsOfIntegers, schemas, sample)
  }

  func findings(in value: RecordedValue) -> [Finding] {
    if case .missing(let header) = value.content { return [missing(value, header)] }
    if case .invalidXML(let reason) = value.content { return [invalidXML(value, reason)] }
    guard let schema = schemas.definition(value.schema) else { return [] }
    do throws(JSONError) {
      let json = try value.content.json(for: schema)
      return json.map { findings(in: value, $0, schema) } ?? []
    } catch {
      return [invalid(value, error)]
    }
  }

  private func findings(
    in value: RecordedValue,
    _ json: JSONValue,
    _ schema: JSONSchema
  ) -> [Finding] {
    let (violations, undescribed) = schema.validateAndDescribe(json)
    return violations.flatMap(alternatives.violations).withoutConsequences.map {
      finding($0, in: value, json)
    }
      + undescribed.filter { !$0.isCorrelation(of: value) }.map { finding($0, in: value, json) }
  }

  private func invalid(_ value: RecordedValue, _ error: JSONError) -> Finding {
    Finding(
      kind: .invalidJSON,
      value: value,
      path: error.path,
      keyword: "",
      message: value.content == .text("")
        ? "is empty, not JSON" : "isn't valid JSON: \(error.reason)"
    )
  }

  private func invalidXML(_ value: RecordedValue, _ reason: String) -> Finding {
    Finding(
      kind: .invalidXML,
      value: value,
      path: JSONPath(),
      keyword: "",
      message: "isn't valid XML: \(reason)"
    )
  }

  private func missing(_ value: RecordedValue, _ header: Origin) -> Finding {
    Finding(
      kind: .missingHeader,
      value: value,
      path: JSONPath(),
      keyword: "required",
      origin: header,
      message: "the required header is missing"
    )
  }

  private func finding(
    _ violation: SchemaViolation,
    in value: RecordedValue,
    _ json: JSONValue
  ) -> Finding {
    let pointer = violation.pointer
    if Finding.forbiddingKeywords.contains(violation.keyword),
      root.value(at: pointer) == .boolean(false)
    {
      return undocumentedMember(at: violation.path, pointer, in: value, json)
    }
    return Finding(
      kind: .violation,
      value: value,
      path: violation.path,
      keyword: violation.keyword,
      origin: set.origin(of: pointer),
      pointer: pointer,
      outermostPointer: String(violation.outermostSchemaPath.drop { $0 == "#" }),
      matchesSeveral: violation.schemaPath.hasSuffix("/oneOf") && violation.alternatives.isEmpty,
      isUnformatted: isUnformatted(violation),
      unknownName: alternatives.unknownName(violation),
      member: violation.missingMember,
      message: isUnformatted(violation)
        ? "an integer without a format has the type Int, which can't have the value"
        : violation.message,
      actual: json.value(at: violation.path)
    )
  }

  /// Whether an integer without a format is beyond the range of its Swift type.
  private func isUnformatted(_ violation: SchemaViolation) -> Bool {
    violation.keyword == "format" && root.value(at: violation.pointer) == nil
  }

  private func finding(
    _ undescribed: UndescribedMember,
    in value: RecordedValue,
    _ json: JSONValue
  ) -> Finding {
    let pointer = String(undescribed.schemaPath.drop { $0 == "#" }) + "/properties"
    return undocumentedMember(at: undescribed.path, pointer, in: value, json)
  }

  private func undocumentedMember(
    at memberPath: JSONPath,
    _ pointer: String,
    in value: RecordedValue,
    _ json: JSONValue
  ) -> Finding {
    var path = memberPath
    var member: String?
    if case .key(let key)? = path.steps.popLast() { member = key }
    var finding = Finding(
      kind: .undocumentedMember,
      value: value,
      path: path,
      keyword: pointer.split(separator: "/").last.map(String.init) ?? "",
      origin: set.origin(of: pointer),
      pointer: pointer,
      member: member,
      message: "has the undocumented member \(JSONValue.string(member ?? ""))",
      actual: json.value(at: memberPath)
    )
    finding.message += finding.prohibition
    return finding
  }
}

extension UndescribedMember {
  /// Whether the member is the correlation identifier of a message, or contains it.
  fileprivate func isCorrelation(of value: RecordedValue) -> Bool {
    value.correlation.map(JSONPath.Step.key).starts(with: path.steps)
  }
}
