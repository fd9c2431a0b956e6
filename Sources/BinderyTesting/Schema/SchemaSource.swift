import BinderyRuntime

/// A schema object, from which the keywords are created.
struct SchemaSource {
  let object: JSONObject
  let site: SchemaSite
  let dialect: ResourceDialect
  let compiler: SchemaCompiler

  subscript(keyword: String) -> JSONValue? { object[keyword] }

  func subschema(_ keyword: String) -> Int? {
    guard object[keyword] != nil else { return nil }
    return compiler.node(at: site.child([keyword]))
  }

  func subschemas(_ keyword: String) throws(SchemaError) -> [Int]? {
    guard let value = object[keyword] else { return nil }
    guard case .array(let schemas) = value else { throw malformed(keyword, "an array of schemas") }
    var nodes: [Int] = []
    for position in schemas.indices {
      nodes.append(compiler.node(at: site.child([keyword, String(position)])))
    }
    return nodes
  }

  func namedSubschemas(
    _ keyword: String,
    besidesLists: Bool = false
  ) throws(SchemaError) -> [(name: String, node: Int)]? {
    guard let value = object[keyword] else { return nil }
    guard case .object(let schemas) = value else { throw malformed(keyword, "an object") }
    var nodes: [(name: String, node: Int)] = []
    for member in schemas.members where !besidesLists || member.value.array == nil {
      nodes.append((member.key, compiler.node(at: site.child([keyword, member.key]))))
    }
    return nodes
  }

  func number(_ keyword: String) throws(SchemaError) -> ExactDecimal? {
    guard let value = object[keyword] else { return nil }
    guard case .number(let number) = value else { throw malformed(keyword, "a number") }
    return ExactDecimal(number)
  }

  /// Returns a non-negative integer in any spelling (`2`, `2.0`).
  func size(_ keyword: String) throws(SchemaError) -> Int? {
    guard let number = try number(keyword) else { return nil }
    guard number.isInteger, !number.isNegative else {
      throw malformed(keyword, "an integer from 0")
    }
    return number.clampedInt
  }

  func string(_ keyword: String) throws(SchemaError) -> String? {
    guard let value = object[keyword] else { return nil }
    guard case .string(let text) = value else { throw malformed(keyword, "a string") }
    return text
  }

  func malformed(_ keyword: String, _ expected: String) -> SchemaError {
    SchemaError(
      location: compiler.location(of: site),
      reason: .malformed(keyword: keyword, expected: expected)
    )
  }

  func strings(_ value: JSONValue, _ keyword: String) throws(SchemaError) -> [String] {
    guard case .array(let elements) = value else { throw malformed(keyword, "an array of strings") }
    var strings: [String] = []
    for element in elements {
      guard case .string(let text) = element else {
        throw malformed(keyword, "an array of strings")
      }
      strings.append(text)
    }
    return strings
  }
}
