import BinderyRuntime
import Foundation

/// How the typed values of documented headers differ from the recorded ones.
///
/// A value is compared as the text that OpenAPI's style `simple` gives it (3.1, section 4.8.12).
struct TypedHeaderDifferences {
  private(set) var found: [String] = []

  init(_ typed: ContractAnswer.Headers, in recorded: HTTPHeaders) {
    for (name, value) in typed {
      do {
        let text = Self.text(of: try JSONValue(encoding: value))
        let before = recorded[name]
        if Self.parts(before) == Self.parts(text) { continue }
        found.append(
          "header \(name): recorded \(Self.shown(before)), understood as \(Self.shown(text))"
        )
      } catch {
        found.append("header \(name): \(error)")
      }
    }
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

  /// White space around the commas of a list means nothing (RFC 9110, section 5.6.1).
  private static func parts(_ text: String?) -> [String]? {
    text?.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static func shown(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nothing" }
}
