import BinderyJSON
import SourceDiagnostics

/// The JSONPath (RFC 9535) of an object in a document.
struct DocumentPath: CustomStringConvertible {
  let description: String

  /// Creates the path of a JSON pointer, such as `#/components/schemas/Book`.
  init(pointer: String) {
    var path = "$"
    var parent = ""
    for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let key = Pointer.unescaped(step) ?? String(step)
      let isIndex = Self.arrays.contains(parent) && Int(key) != nil
      path += isIndex ? "[\(key)]" : Self.segment(key)
      parent = key
    }
    description = path
  }

  /// The keys whose values are arrays; other keys can have members that are named by digits, such
  /// as the statuses of responses.
  private static let arrays: Set = [
    "parameters", "allOf", "anyOf", "oneOf", "prefixItems", "servers", "tags", "security",
  ]

  /// The path of a member.
  func member(_ key: String) -> String { description + Self.segment(key) }

  /// The path of the elements of an array that equal a text.
  func elements(equalTo text: String) -> String { "\(description)[?@ == \(Self.quoted(text))]" }

  private static func segment(_ key: String) -> String {
    let isName = key.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
    return isName ? ".\(key)" : "[\(quoted(key))]"
  }

  /// A string literal in single quotes, with the escapes of JSON otherwise.
  private static func quoted(_ text: String) -> String {
    let literal = JSONValue.string(text).description.dropFirst().dropLast()
    return "'" + literal.replacing("\\\"", with: "\"").replacing("'", with: "\\'") + "'"
  }
}
