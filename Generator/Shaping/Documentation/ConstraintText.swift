import Canonical
import Foundation

/// Sentences on the constraints of a schema that its Swift type doesn't express.
struct ConstraintText {
  private let schema: Schema
  /// The description; a constraint that it states isn't repeated.
  private let description: String

  init(_ schema: Schema) {
    self.schema = schema
    description = schema.description ?? ""
  }

  /// The sentences on one line; nil if there are none.
  var text: String? {
    var sentences = [access]
    if let constraints = schema.constraints {
      sentences += [
        numbers(constraints), number(constraints.multipleOf).flatMap(multiple),
        count(constraints.minLength, constraints.maxLength, "character"),
        pattern(constraints), elements(constraints),
        count(constraints.minProperties, constraints.maxProperties, "member"),
      ]
    }
    let stated = sentences.compactMap(\.self)
    return stated.isEmpty ? nil : stated.joined(separator: " ")
  }

  private var access: String? {
    if schema.isReadOnly == schema.isWriteOnly { return nil }
    let text = schema.isReadOnly ? "Read only." : "Write only."
    let normalized = description.lowercased().replacing("-", with: " ")
      .replacing("readonly", with: "read only")
      .replacing("writeonly", with: "write only")
    return normalized.contains(text.lowercased().dropLast()) ? nil : text
  }

  private func numbers(_ constraints: Schema.Constraints) -> String? {
    let (low, high) = (bound(constraints.lowerBound), bound(constraints.upperBound))
    let least = low.map { ($0.isExclusive ? "more than " : "at least ") + $0.text }
    let most = high.map { ($0.isExclusive ? "less than " : "at most ") + $0.text }
    return sentence([least, most])
  }

  private func multiple(_ divisor: String) -> String? {
    divisor == "1" ? nil : "A multiple of \(divisor)."
  }

  private func elements(_ constraints: Schema.Constraints) -> String? {
    let count = count(constraints.minItems, constraints.maxItems, "element")
    guard constraints.hasUniqueItems,
      description.range(of: "unique", options: .caseInsensitive) == nil
    else { return count }
    return [count, "No element twice."].compactMap(\.self).joined(separator: " ")
  }

  /// The pattern, if it is short enough for a line.
  private func pattern(_ constraints: Schema.Constraints) -> String? {
    guard let text = constraints.pattern, (1...60).contains(text.utf8.count),
      !text.contains("`"), !text.contains(where: \.isNewline), !description.contains(text)
    else { return nil }
    return "Matches `\(text)`."
  }

  private func count(_ low: JSONValue?, _ high: JSONValue?, _ word: String) -> String? {
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

  private func bound(_ bound: Schema.Bound?) -> (text: String, isExclusive: Bool)? {
    bound.flatMap { bound in number(bound.value).map { ($0, bound.isExclusive) } }
  }

  /// The number, unless the description contains it.
  private func number(_ value: JSONValue?) -> String? {
    guard let value, value.type == .integer || value.type == .number,
      !description.utf8.split(whereSeparator: { !(0x30...0x39 ~= $0) })
        .contains(where: { $0.elementsEqual(value.text.utf8) })
    else { return nil }
    return value.text
  }
}
