import Canonical
import Canonicalizing
import Foundation
import Specification

/// Sentences on the constraints of a schema that its Swift type doesn't express.
struct ConstraintText {
  private let schema: Schema
  /// The description; a constraint that it states isn't repeated.
  private let description: String

  init(_ schema: Schema) {
    self.schema = schema
    description = schema.description ?? ""
  }

  /// The keywords that constrain a value.
  private static let keywords = Keywords(
    "readOnly",
    "writeOnly",
    "minimum",
    "maximum",
    "exclusiveMinimum",
    "exclusiveMaximum",
    "multipleOf",
    "minLength",
    "maxLength",
    "pattern",
    "minItems",
    "maxItems",
    "uniqueItems",
    "minProperties",
    "maxProperties"
  )

  /// The sentences on one line; nil if there are none.
  var text: String? {
    guard schema.node.has(anyOf: Self.keywords) else { return nil }
    let sentences = [access, numbers, multiple, characters, pattern, elements, members]
      .compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private var access: String? {
    if schema.isReadOnly == schema.isWriteOnly { return nil }
    let text = schema.isReadOnly ? "Read only." : "Write only."
    let normalized = description.lowercased().replacing("-", with: " ")
      .replacing("readonly", with: "read only")
      .replacing("writeonly", with: "write only")
    return normalized.contains(text.lowercased().dropLast()) ? nil : text
  }

  private var numbers: String? {
    let (low, high) = (bound(schema.lowerBound), bound(schema.upperBound))
    let least = low.map { ($0.isExclusive ? "more than " : "at least ") + $0.text }
    let most = high.map { ($0.isExclusive ? "less than " : "at most ") + $0.text }
    return sentence([least, most])
  }

  private var multiple: String? {
    number("multipleOf").flatMap { $0 == "1" ? nil : "A multiple of \($0)." }
  }

  private var characters: String? { count("minLength", "maxLength", "character") }

  private var elements: String? {
    let count = count("minItems", "maxItems", "element")
    guard case .boolean(true)? = schema.value(of: "uniqueItems")?.content,
      description.range(of: "unique", options: .caseInsensitive) == nil
    else { return count }
    return [count, "No element twice."].compactMap(\.self).joined(separator: " ")
  }

  private var members: String? { count("minProperties", "maxProperties", "member") }

  /// The pattern, if it is short enough for a line.
  private var pattern: String? {
    guard let text = schema.value(of: "pattern")?.text, (1...60).contains(text.utf8.count),
      !text.contains("`"), !text.contains(where: \.isNewline), !description.contains(text)
    else { return nil }
    return "Matches `\(text)`."
  }

  private func count(_ low: String, _ high: String, _ word: String) -> String? {
    let least = number(low).flatMap { $0 == "0" ? nil : $0 }
    let most = number(high)
    if let least, least == most { return "Exactly \(least) \(word)\(least == "1" ? "" : "s")." }
    let isOne = (most ?? least) == "1"
    return sentence([least.map { "at least \($0)" }, most.map { "at most \($0)" }])
      .map { $0.dropLast() + " \(word)\(isOne ? "" : "s")." }
  }

  private func sentence(_ parts: [String?]) -> String? {
    let text = parts.compactMap(\.self).joined(separator: " and ")
    return text.isEmpty ? nil : text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private func bound(_ bound: NumericBound?) -> (text: String, isExclusive: Bool)? {
    bound.flatMap { bound in number(bound.value).map { ($0, bound.isExclusive) } }
  }

  /// The number of a keyword, unless the description contains it.
  private func number(_ word: String) -> String? { schema.value(of: word).flatMap(number) }

  private func number(_ value: JSONValue) -> String? {
    guard value.type == .integer || value.type == .number,
      !description.utf8.split(whereSeparator: { !(0x30...0x39 ~= $0) })
        .contains(where: { $0.elementsEqual(value.text.utf8) })
    else { return nil }
    return value.text
  }
}
