import BinderyRuntime

/// Compares two lists of named values, ignoring the order; JSON is compared by value.
package struct PairDifferences {
  /// The differences by the names of their values.
  package private(set) var named: [(name: String, text: String)] = []

  var found: [String] { named.map(\.text) }

  /// A name and its value; nil for a name without `=`.
  package typealias Pair = (name: String, value: String?)

  /// - Parameters:
  ///   - numbers: The names of the values that are compared as numbers.
  ///   - isForm: Whether a name without `=` has an empty value, as in the URL Standard of WHATWG.
  package init(
    recorded: [Pair],
    other: [Pair],
    verb: String,
    numbers: Set<String> = [],
    isForm: Bool = false
  ) {
    var names: [String] = []
    for pair in recorded + other where !names.contains(pair.name) { names.append(pair.name) }
    for name in names {
      let one = Self.values(of: name, in: recorded)
      let two = Self.values(of: name, in: other)
      if one == two || Self.isSameJSON(one, two) { continue }
      if isForm, one.map({ $0 ?? "" }) == two.map({ $0 ?? "" }) { continue }
      if numbers.contains(name), Self.isSameNumber(one, two) { continue }
      named.append((name, "\(name): recorded \(Self.text(one)), \(verb) \(Self.text(two))"))
    }
  }

  private static func values(of name: String, in pairs: [Pair]) -> [String?] {
    pairs.filter { $0.name == name }.map(\.value).sorted { ($0 ?? "") < ($1 ?? "") }
  }

  private static func isSameJSON(_ one: [String?], _ two: [String?]) -> Bool {
    one.count == two.count
      && zip(one, two).allSatisfy { left, right in
        if left == right { return true }
        guard let left, let right, let value = SerializedJSON(left) else { return false }
        return value == SerializedJSON(right)
      }
  }

  /// Whether lists have equal numbers, or Booleans that the recording has in the notation of
  /// another client.
  private static func isSameNumber(_ recorded: [String?], _ other: [String?]) -> Bool {
    let isBoolean = other.allSatisfy { elements($0).allSatisfy { $0 == "true" || $0 == "false" } }
    let canonical = { (value: String?) -> String in
      elements(value).map { (isBoolean ? booleans[$0] : nil) ?? number($0) }
        .joined(separator: ",")
    }
    return recorded.map(canonical).sorted() == other.map(canonical).sorted()
  }

  /// The comma-separated elements of a value.
  private static func elements(_ value: String?) -> [String] {
    (value ?? "").split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns a canonical form of a number, equal for equal numbers; another text as it is.
  private static func number(_ text: String) -> String {
    (try? JSONNumber(parsing: text))?.normalized.identity ?? text
  }

  /// The Booleans by the notations of clients in other languages.
  private static let booleans = ["1": "true", "True": "true", "0": "false", "False": "false"]

  private static func text(_ values: [String?]) -> String {
    values.isEmpty
      ? "nothing" : values.map { $0.map(JSONValue.quoted) ?? "no value" }.joined(separator: " and ")
  }
}
