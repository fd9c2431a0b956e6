import Canonical

/// Compares the parameters of an operation, or of a request that the service sends.
struct ParameterComparer {
  let title: String
  let rules: ParameterRules
  let old: OpenAPI.Operation
  let new: OpenAPI.Operation
  let schemas: Descriptions<any SchemaIndex>
  let changes: ChangeList

  func run() {
    let renamed = renamedPathParameters()
    var rest = new.parameters
    for parameter in old.parameters {
      let name = parameter.position == .path ? renamed[parameter.name] : nil
      let key = ParameterKey(parameter, name: name)
      guard let index = rest.firstIndex(where: { ParameterKey($0) == key }) else {
        if parameter.position != .path { remove(parameter) }
        continue
      }
      compare(parameter, rest.remove(at: index))
    }
    // The path has the same form in both versions, so that it has the same parameters, described or
    // not.
    rest.filter { $0.position != .path }.forEach(add)
  }

  /// The new names of the path's parameters by the old ones.
  private func renamedPathParameters() -> [String: String] {
    let names = zip(old.path?.parameterNames ?? [], new.path?.parameterNames ?? [])
    let renamed = names.filter { $0 != $1 }
    for (before, after) in renamed {
      changes.add(
        OperationRules.pathParameterRenamed,
        of: title,
        "the path parameter \(before) is now \(after)",
        old: old.location.mark,
        new: new.location.mark,
        formerName: before
      )
    }
    return Dictionary(renamed.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
  }

  private func remove(_ parameter: OpenAPI.Parameter) {
    let sunset = parameter.value.isDeprecated ? parameter.value.sunset : nil
    let rule =
      if let sunset {
        sunset < changes.today ? rules.removedAfterSunset : rules.removedBeforeSunset
      } else {
        parameter.value.isRequired ? rules.removedRequired : rules.removedOptional
      }
    changes.add(
      rule,
      of: subject(parameter),
      "the parameter was removed" + (sunset.map { ", whose last day is \($0)" } ?? ""),
      old: parameter.value.location.mark,
      new: new.location.mark
    )
  }

  private func add(_ parameter: OpenAPI.Parameter) {
    let isRequired = parameter.value.isRequired
    changes.add(
      isRequired ? rules.addedRequired : rules.addedOptional,
      of: subject(parameter),
      "the \(isRequired ? "required" : "optional") parameter was added",
      old: old.location.mark,
      new: parameter.value.location.mark
    )
  }

  private func compare(_ old: OpenAPI.Parameter, _ new: OpenAPI.Parameter) {
    let subject = subject(new)
    let marks = (old: old.value.location.mark, new: new.value.location.mark)
    if old.value.isRequired != new.value.isRequired, new.position != .path {
      let isRequired = new.value.isRequired
      changes.add(
        isRequired ? rules.becameRequired : rules.becameOptional,
        of: subject,
        "the parameter became \(isRequired ? "required" : "optional")",
        old: marks.old,
        new: marks.new
      )
    }
    if old.value.isDeprecated != new.value.isDeprecated {
      changes.add(
        ChangeRule(rules.subject, new.value.isDeprecated ? .deprecated : .reactivated),
        of: subject,
        new.value.isDeprecated
          ? "the parameter was deprecated" : "the parameter is no longer deprecated",
        old: marks.old,
        new: marks.new
      )
    }
    let sunsets = SunsetChange(from: old.value.sunset, to: new.value.sunset, today: changes.today)
    if sunsets.isWithdrawn, old.value.isDeprecated, new.value.isDeprecated {
      changes.add(
        rules.sunsetWithdrawn,
        of: subject,
        sunsets.message,
        old: marks.old,
        new: marks.new
      )
    }
    if let elements = elements(of: new), !admitsCollections(old, schemas.old) {
      changes.add(
        ChangeRule(rules.subject, .typeWidened),
        of: subject,
        "several values became possible",
        old: marks.old,
        new: marks.new
      )
      let before = schemas.old.schema(old.value.schema)
      if let change = DefaultChange(from: before?.defaultValue, to: defaultElement(of: new)) {
        changes.add(
          ChangeRule(rules.subject, change.change),
          of: subject,
          change.message,
          old: marks.old,
          new: marks.new
        )
      }
      changes.compare(
        rules.subject,
        of: subject,
        before,
        elements,
        hasDefault: false,
        isText: true
      )
      return
    }
    let isPlain = !admitsCollections(old, schemas.old) && !admitsCollections(new, schemas.new)
    let before = ParameterSerialization(old, isPlain: isPlain)
    let after = ParameterSerialization(new, isPlain: isPlain)
    if before != after {
      changes.add(
        rules.serializationChanged,
        of: subject,
        "the serialization changed from \(before) to \(after)",
        old: marks.old,
        new: marks.new
      )
    }
    changes.compare(
      rules.subject,
      of: subject,
      schemas.old.schema(old.value.anySchema),
      schemas.new.schema(new.value.anySchema),
      isText: old.value.content.isEmpty && new.value.content.isEmpty
    )
  }

  /// The schema of each value of a parameter that may be repeated: one of them is written like a
  /// parameter that isn't an array.
  private func elements(of parameter: OpenAPI.Parameter) -> Schema? {
    guard let schema = schemas.new.schema(parameter.value.schema),
      ParameterSerialization(parameter, isPlain: false).repeatsParameter
    else { return nil }
    let array = Conjunction([schema])
    guard array.types == [.array], let items = array.items, items.count == 1 else { return nil }
    return Conjunction(items).admitsCollections ? nil : items[0]
  }

  /// The default of a parameter that may be repeated: one element is written like a value.
  private func defaultElement(of parameter: OpenAPI.Parameter) -> JSONValue? {
    let value = schemas.new.schema(parameter.value.schema)?.defaultValue
    guard case .array(let elements) = value?.content, elements.count < 2 else { return value }
    return elements.first
  }

  private func subject(_ parameter: OpenAPI.Parameter) -> String {
    "\(title): \(parameter.position.rawValue) parameter \(parameter.name)"
  }

  /// Whether values may be arrays or objects.
  private func admitsCollections(
    _ parameter: OpenAPI.Parameter,
    _ index: any SchemaIndex
  ) -> Bool {
    index.schema(parameter.value.anySchema).map { Conjunction([$0]).admitsCollections } ?? true
  }
}

extension Schema {
  fileprivate var defaultValue: JSONValue? { Conjunction([self]).defaultValue }
}

/// What identifies a parameter of an operation.
private struct ParameterKey: Equatable {
  let name: String
  let position: OpenAPI.Parameter.Position

  init(_ parameter: OpenAPI.Parameter, name: String? = nil) {
    let name = name ?? parameter.name
    self.name = parameter.position == .header ? name.lowercased() : name
    position = parameter.position
  }
}
