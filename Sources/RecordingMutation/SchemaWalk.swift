import BinderyJSON
import SchemaValidation

/// The keywords that apply to the parts of a value, and changes that violate them.
struct SchemaWalk {
  /// A change, and whether it violates the schema in any case.
  struct Candidate {
    let change: ValueChange
    /// The location of the keyword that the change is about.
    let keyword: String
    /// False below an alternative, since another one may hold instead.
    let isCertain: Bool
  }

  private let mutator: ValueMutator
  private(set) var candidates: [Candidate] = []
  /// The paths of objects with described properties.
  private(set) var objects: [JSONPath] = []
  /// The paths of scalars whose schemas allow any value of their type.
  var freeValues: [JSONPath] { scalars.filter { !restricted.contains($0) } }

  private var scalars: [JSONPath] = []
  private var restricted: Set<JSONPath> = []

  /// More references than this without a part of the value between them are a cycle.
  private static let referenceLimit = 32

  init(of value: JSONValue, as definition: String, _ mutator: ValueMutator) {
    self.mutator = mutator
    let step = definition.replacing("~", with: "~0").replacing("/", with: "~1")
    visit("/$defs/\(step)", value, JSONPath(), isCertain: true, references: 0)
  }

  private mutating func visit(
    _ pointer: String,
    _ part: JSONValue,
    _ path: JSONPath,
    isCertain: Bool,
    references: Int
  ) {
    guard references < Self.referenceLimit, let schema = mutator.schema(at: pointer)?.object else {
      return
    }
    switch part {
    case .object: if schema["properties"] != nil, !objects.contains(path) { objects.append(path) }
    case .array: break
    case .null, .boolean, .number, .string: if !scalars.contains(path) { scalars.append(path) }
    }
    for member in schema.members {
      let located = LocatedKeyword(keyword: member.key, value: member.value, pointer: pointer)
      if Self.restricting.contains(member.key) { restricted.insert(path) }
      if member.key == "discriminator", let name = member.value["propertyName"]?.string {
        restricted.insert(JSONPath(path.steps + [.key(name)]))
      }
      for change in located.violations(of: part, in: schema) {
        let changed = JSONPath(path.steps + (change.member.map { [.key($0)] } ?? []))
        candidates.append(
          Candidate(
            change: ValueChange(change.kind, at: changed, change.value),
            keyword: located.location,
            isCertain: isCertain && change.isCertain
          )
        )
      }
      for inner in located.inner(of: part, in: schema) {
        let steps = inner.step.map { path.steps + [$0] } ?? path.steps
        let innerPart = inner.step.flatMap { part.value(at: JSONPath([$0])) } ?? part
        let isAlternative = member.key == "anyOf" || member.key == "oneOf"
        if isAlternative, !mutator.holds("#\(inner.pointer)", for: innerPart) { continue }
        visit(
          inner.pointer,
          innerPart,
          JSONPath(steps),
          isCertain: isCertain && !isAlternative,
          references: inner.step == nil ? references + 1 : 0
        )
      }
    }
  }

  /// Keywords that allow some values of a type only.
  private static let restricting: Set = [
    "enum", "const", "format", "pattern", "contentEncoding", "contentMediaType", "contentSchema",
    "multipleOf", "maximum", "maxLength", "exclusiveMaximum",
  ]
}

extension ValueMutator {
  /// Returns the schema at a JSON pointer.
  func schema(at pointer: String) -> JSONValue? {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .reduce(root) { schema, step in
        schema?.member(String(step).replacing("~1", with: "/").replacing("~0", with: "~"))
      }
  }

  /// Whether the schema at a location holds for a value.
  func holds(_ location: String, for value: JSONValue) -> Bool {
    locations[location]?.validate(value).isEmpty ?? false
  }
}
