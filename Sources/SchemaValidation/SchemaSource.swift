import BinderyJSON

/// A schema object, from which the keywords are created.
struct SchemaSource {
  let object: JSONObject
  let schemaLocation: SchemaLocation
  let dialect: ResourceDialect
  let compiler: SchemaCompiler

  subscript(keyword: String) -> JSONValue? { object[keyword] }

  func subschema(_ keyword: String) -> Int? {
    guard object[keyword] != nil else { return nil }
    return compiler.node(at: schemaLocation.child([keyword]))
  }

  func subschemas(_ keyword: String) throws(SchemaError) -> [Int]? {
    guard let value = object[keyword] else { return nil }
    guard case .array(let schemas) = value else { throw malformed(keyword, "an array of schemas") }
    return schemas.indices.map { compiler.node(at: schemaLocation.child([keyword, String($0)])) }
  }

  func namedSubschemas(
    _ keyword: String,
    besidesLists: Bool = false
  ) throws(SchemaError) -> [(name: String, node: Int)]? {
    guard let value = object[keyword] else { return nil }
    guard case .object(let schemas) = value else { throw malformed(keyword, "an object") }
    return schemas.members.filter { !besidesLists || $0.value.array == nil }
      .map { ($0.key, compiler.node(at: schemaLocation.child([keyword, $0.key]))) }
  }

  func number(_ keyword: String) throws(SchemaError) -> JSONNumber? {
    guard let value = object[keyword] else { return nil }
    guard case .number(let number) = value else { throw malformed(keyword, "a number") }
    return number
  }

  /// Returns a non-negative integer in any spelling (`2`, `2.0`).
  func size(_ keyword: String) throws(SchemaError) -> Int? {
    guard let number = try number(keyword) else { return nil }
    guard number.normalized.isIntegral, number >= 0 else {
      throw malformed(keyword, "an integer from 0")
    }
    return number.integer() ?? .max
  }

  func string(_ keyword: String) throws(SchemaError) -> String? {
    guard let value = object[keyword] else { return nil }
    guard case .string(let text) = value else { throw malformed(keyword, "a string") }
    return text
  }

  func malformed(_ keyword: String, _ expected: String) -> SchemaError {
    SchemaError(
      location: compiler.location(of: schemaLocation),
      reason: .malformed(keyword: keyword, expected: expected)
    )
  }

  func strings(_ value: JSONValue, _ keyword: String) throws(SchemaError) -> [String] {
    let strings = value.array?.compactMap(\.string)
    guard let strings, strings.count == value.array?.count else {
      throw malformed(keyword, "an array of strings")
    }
    return strings
  }
}
