import BinderyJSON
import SourceDiagnostics

/// The JSONPath (RFC 9535) of an object in a document, or of objects that differ in one key or in
/// their operations.
struct DocumentPath: Hashable, CustomStringConvertible {
  private enum Step: Hashable {
    case keys([String])
    case index(Int)
    /// The element of `parameters` with a location and a name.
    case parameter(location: String, name: String)
    /// The path items and the operations in them with one of the `operationId`s.
    case operations([String])
  }

  private var steps: [Step] = []

  /// Creates the path of a JSON pointer, such as `#/components/schemas/Book`.
  ///
  /// - Parameter parameter: The location and the name of the parameter to which an index among
  ///   `parameters` leads.
  init(pointer: String, parameter: (location: String, name: String)? = nil) {
    var parent = ""
    for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let key = Pointer.unescaped(step) ?? String(step)
      switch Self.arrays.contains(parent) ? Int(key) : nil {
      case .some where parent == "parameters" && parameter != nil:
        steps += parameter.map { [.parameter(location: $0.location, name: $0.name)] } ?? []
      case .some(let index): steps.append(.index(index))
      case nil: steps.append(.keys([key]))
      }
      parent = key
    }
  }

  /// The keys whose values are arrays; other keys can have members that are named by digits, such
  /// as the statuses of responses.
  private static let arrays: Set = [
    "parameters", "allOf", "anyOf", "oneOf", "prefixItems", "servers", "tags", "security",
  ]

  var description: String { "$" + steps.map(Self.segment).joined() }

  /// The path of a member.
  func member(_ key: String) -> DocumentPath {
    var path = self
    path.steps.append(.keys([key]))
    return path
  }

  /// Whether the path leads to a part of what another one leads to.
  func isInside(_ other: DocumentPath) -> Bool {
    steps.count > other.steps.count && steps.starts(with: other.steps)
  }

  /// The path of the elements of an array that equal one of the texts.
  func elements(equalToOneOf texts: [String]) -> String {
    "\(self)[?\(texts.map { "@ == \(Self.quoted($0))" }.joined(separator: " || "))]"
  }

  /// The path of the objects of both paths; nil if they differ in more than one key.
  func union(_ other: DocumentPath) -> DocumentPath? {
    guard steps.count == other.steps.count else { return nil }
    let differences = steps.indices.filter { steps[$0] != other.steps[$0] }
    guard let position = differences.first else { return self }
    guard differences.count == 1, case .keys(let keys) = steps[position],
      case .keys(let others) = other.steps[position]
    else { return nil }
    var path = self
    path.steps[position] = .keys((keys + others).unique)
    return path
  }

  /// The same path in operations with these `operationId`s, of which this path is in one; nil for a
  /// path outside of an operation.
  func inOperations(_ ids: [String]) -> DocumentPath? {
    guard steps.count > 2, steps[0] == .keys(["paths"]) else { return nil }
    var path = self
    switch (steps[1], steps[2]) {
    case (.operations, _): path.steps[1] = .operations(ids)
    case (.keys, .keys): path.steps.replaceSubrange(1...2, with: [.operations(ids)])
    default: return nil
    }
    return path
  }

  /// The name of the parameter or else of the innermost property that has the object, by which
  /// copies of a schema are recognized; nil if it has none.
  var name: String? {
    for (position, step) in steps.enumerated().reversed() {
      switch step {
      case .parameter(let location, let name): return "\(location) \(name)"
      case .keys(let keys) where position > 0 && steps[position - 1] == .keys(["properties"]):
        return keys.count == 1 ? keys[0] : nil
      default: continue
      }
    }
    return nil
  }

  /// Whether the paths lead to the same part of two properties of one schema.
  func isInSiblingProperty(of other: DocumentPath) -> Bool {
    guard steps.count == other.steps.count else { return false }
    let differences = steps.indices.filter { steps[$0] != other.steps[$0] }
    guard differences.count == 1, let position = differences.first, position > 0 else {
      return false
    }
    return steps[position - 1] == .keys(["properties"])
  }

  // MARK: - Text

  private static func segment(_ step: Step) -> String {
    switch step {
    case .index(let index): return "[\(index)]"
    case .parameter(let location, let name):
      return "[?@.name == \(quoted(name)) && @.in == \(quoted(location))]"
    case .operations(let ids):
      let filters = ids.map { "@.operationId == \(quoted($0))" }
      return "[*][?\(filters.joined(separator: " || "))]"
    case .keys(let keys):
      if keys.count == 1, keys[0].wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil {
        return ".\(keys[0])"
      }
      return "[\(keys.map(quoted).joined(separator: ", "))]"
    }
  }

  /// A string literal in single quotes, with the escapes of JSON otherwise.
  private static func quoted(_ text: String) -> String {
    let literal = JSONValue.string(text).description.dropFirst().dropLast()
    return "'" + literal.replacing("\\\"", with: "\"").replacing("'", with: "\\'") + "'"
  }
}
