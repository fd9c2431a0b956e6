import BinderyRuntime
import Foundation

/// Compares the typed values of documented headers with the recorded ones.
///
/// Values are compared in their serialized form in OpenAPI's style `simple` (3.1, section 4.8.12).
struct TypedHeaderDifferences {
  private(set) var found: [EntryDifference] = []

  init(_ typed: ContractResponse.Headers, in recorded: HTTPHeaders) {
    for (name, value) in typed {
      do {
        let value = try JSONValue(encoding: value)
        let text = Self.text(of: value)
        let before = recorded[name]
        if Self.isEqual(before, value) { continue }
        let values = "recorded \(Self.shown(before)), understood as \(Self.shown(text))"
        found.append(EntryDifference("header \(name): \(values)", .responseHeader(name)))
      } catch {
        found.append(EntryDifference("header \(name): \(error)", .responseHeader(name)))
      }
    }
  }

  /// Whether a header has the typed value, in style `simple` (exploded or not) or as JSON.
  private static func isEqual(_ recorded: String?, _ value: JSONValue) -> Bool {
    if parts(recorded) == parts(text(of: value)) { return true }
    guard let recorded, case .object(let object) = value else { return false }
    let exploded = object.members.map { "\($0.key)=\(text(of: $0.value) ?? "")" }
    if parts(recorded) == exploded { return true }
    guard let json = try? JSONValue(parsing: recorded) else { return false }
    return json == value
  }

  private static func text(of value: JSONValue) -> String? {
    switch value {
    case .null: return nil
    case .string(let text): return text
    case .array(let elements):
      return elements.map { text(of: $0) ?? "" }.joined(separator: ",")
    case .object(let members):
      return members.members.map { "\($0.key),\(text(of: $0.value) ?? "")" }.joined(separator: ",")
    case .boolean, .number: return value.description
    }
  }

  /// Splits at commas; white space around them is insignificant (RFC 9110, section 5.6.1).
  private static func parts(_ text: String?) -> [String]? {
    text?.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static func shown(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nothing" }
}
