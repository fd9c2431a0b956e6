import BinderyJSON
import Foundation
import SchemaValidation
import SourceDiagnostics

/// Lists what the values of a schema can cover: keywords, properties and alternatives.
struct SchemaTargets {
  /// Something in a schema that a value can cover.
  struct Target: Hashable {
    enum Kind: Hashable {
      /// A keyword, which applies to values of these types.
      case keyword(SchemaUse.Types)
      /// The keyword `properties`, which applies to objects that have one of these, if it has any.
      case properties([String])
      case property
      case branch
    }

    var kind: Kind
    /// The JSON pointer of the schema that a value uses.
    var schema: String
    /// The JSON pointer of the keyword, the property or the alternative.
    var pointer: String
    /// The JSON pointer of the schema that contains it.
    var parent: String

    /// Whether values with these uses of schemas cover it.
    func isCovered(by uses: [String: SchemaUse]) -> Bool {
      guard let use = uses["#" + schema] else { return false }
      return switch kind {
      case .keyword(let types): !use.types.isDisjoint(with: types)
      case .properties(let schemas):
        schemas.isEmpty ? use.types.contains(.object) : schemas.contains { uses["#" + $0] != nil }
      case .property: true
      case .branch: use.isSatisfied
      }
    }
  }

  private let root: JSONValue
  /// The parts of the schemas that were read, by their JSON pointers.
  private var parts: [String: Part] = [:]

  /// The targets in a schema, and in those inside of it.
  private struct Part {
    var targets: [Target] = []
    /// The JSON pointers of the schemas that it refers to.
    var references: [String] = []
  }

  init(_ root: JSONValue) { self.root = root }

  /// The targets in a definition and in the schemas that it refers to, each schema once.
  mutating func targets(of definition: String) -> [Target] {
    let start = "/$defs/" + Pointer.escaped(definition)
    var targets: [Target] = []
    var pending = [start]
    var seen: Set = [start]
    while let pointer = pending.popLast() {
      let part = part(at: pointer)
      // The reference of the body itself is not a keyword of its schema.
      targets +=
        pointer == start ? part.targets.filter { $0.pointer != "\(start)/$ref" } : part.targets
      pending += part.references.filter { seen.insert($0).inserted }.reversed()
    }
    return targets
  }

  /// A schema without those that it refers to, which many bodies share.
  private mutating func part(at pointer: String) -> Part {
    if let known = parts[pointer] { return known }
    var part = Part()
    if let schema = root.value(at: pointer) { read(schema, at: pointer, into: &part) }
    parts[pointer] = part
    return part
  }

  private func read(_ schema: JSONValue, at pointer: String, into part: inout Part) {
    for member in schema.object?.members ?? [] {
      let (found, inner) = targets(of: member, in: pointer)
      part.targets += found
      if member.key == "$ref" {
        part.references += inner
      } else {
        for pointer in inner {
          if let schema = root.value(at: pointer) { read(schema, at: pointer, into: &part) }
        }
      }
    }
  }

  /// The targets of a keyword, and the pointers of the schemas inside of it.
  private func targets(
    of member: JSONObject.Member,
    in schema: String
  ) -> (targets: [Target], schemas: [String]) {
    let pointer = "\(schema)/\(member.key)"
    let keyword = { (types: SchemaUse.Types) in
      Target(kind: .keyword(types), schema: schema, pointer: pointer, parent: schema)
    }
    switch member.key {
    case "$ref": return ([keyword(.all)], target(of: member.value).map { [$0] } ?? [])
    case "type", "enum", "const": return ([keyword(.all)], [])
    case "format": return ([keyword(Self.types(ofFormat: member.value.string))], [])
    case "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf":
      return ([keyword(.number)], [])
    case "minLength", "maxLength", "pattern": return ([keyword(.string)], [])
    case "minItems", "maxItems", "uniqueItems", "contains": return ([keyword(.array)], [])
    case "required", "minProperties", "maxProperties", "propertyNames", "dependentRequired":
      return ([keyword(.object)], [])
    case "prefixItems": return ([keyword(.array)], listed(member.value, pointer))
    case "properties":
      let inner = named(member.value, pointer)
      let properties = inner.map {
        Target(kind: .property, schema: $0, pointer: $0, parent: schema)
      }
      let all = Target(kind: .properties(inner), schema: schema, pointer: pointer, parent: schema)
      return ([all] + properties, inner)
    case "patternProperties", "dependentSchemas":
      return ([keyword(.object)], named(member.value, pointer))
    case "allOf": return ([keyword(.all)], listed(member.value, pointer))
    case "anyOf", "oneOf":
      let inner = listed(member.value, pointer)
      let branches = inner.map { Target(kind: .branch, schema: $0, pointer: $0, parent: schema) }
      return ([keyword(.all)] + branches, inner)
    case "additionalProperties":
      let isOpen = member.value == .boolean(true) || member.value.object?.members.isEmpty == true
      return (isOpen ? [keyword(.object)] : [], [pointer])
    case "items", "not", "if", "then", "else": return ([], [pointer])
    default: return ([], [])
    }
  }

  private func listed(_ schemas: JSONValue, _ pointer: String) -> [String] {
    (schemas.array ?? []).indices.map { "\(pointer)/\($0)" }
  }

  private func named(_ schemas: JSONValue, _ pointer: String) -> [String] {
    (schemas.object?.members ?? []).map { "\(pointer)/\(Pointer.escaped($0.key))" }
  }

  /// The JSON pointer of a referenced schema.
  private func target(of reference: JSONValue) -> String? {
    reference.string.map { String($0.dropFirst()).removingPercentEncoding ?? "" }
  }

  /// The types of values to which a format applies: those of numbers also to strings, which may
  /// contain digits.
  private static func types(ofFormat format: String?) -> SchemaUse.Types {
    switch format {
    case "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float",
      "double", "decimal", "decimal128", "double-int":
      [.number, .string]
    default: .string
    }
  }

  /// The values that the schema of a parameter lists, also those of its elements.
  func listedValues(of definition: String) -> [JSONValue] {
    var pointer = "/$defs/" + Pointer.escaped(definition)
    for _ in 0..<Self.depthLimit {
      guard let schema = root.value(at: pointer)?.object else { return [] }
      if let values = schema["enum"]?.array { return values }
      if let reference = schema["$ref"].flatMap(target) {
        pointer = reference
      } else if schema["items"] != nil {
        pointer += "/items"
      } else if schema["allOf"]?.array?.count == 1 {
        pointer += "/allOf/0"
      } else {
        return []
      }
    }
    return []
  }

  /// More references than this are a cycle.
  private static let depthLimit = 32
}
