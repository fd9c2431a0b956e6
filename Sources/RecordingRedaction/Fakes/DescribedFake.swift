import BinderyJSON
import SchemaValidation

/// The schemas of a secret's field, and the fake that fits those that the secret fits.
///
/// It is needed where a fake of the usual form doesn't fit: each letter and digit that the schemas
/// don't require becomes `A`, `a`, `0` or `1`, so that secrets of one form have the same fake.
struct DescribedFake {
  /// The schemas of each field; a fake fits one of each.
  private var fields: [String: [JSONSchema]]
  private var limits: [JSONValue]

  /// The schemas of a field that its secret fits; nil if it fits none.
  init?(of secret: [UInt8], in field: FieldName?, _ described: ValueSchemas.Described?) {
    guard let field, let described, secret.count <= Self.maximumLength else { return nil }
    let values = Self.values(of: secret)
    let schemas = described.schemas.filter { schema in Self.fits(values, schema) }
    guard !schemas.isEmpty else { return nil }
    fields = [field.name: schemas]
    limits = described.limits
  }

  /// Adds another field that has the same secret.
  mutating func formUnion(_ other: DescribedFake) {
    fields.merge(other.fields) { present, _ in present }
    limits += other.limits
  }

  /// Longer texts keep a fake of the usual form.
  private static let maximumLength = 512

  /// Whether a fake of the usual form fits.
  func fits(_ fake: [UInt8]) -> Bool {
    let values = Self.values(of: fake)
    return fields.values.allSatisfy { $0.contains { Self.fits(values, $0) } }
  }

  /// Returns the fake of a text; nil if the schemas allow few other values.
  func fake(of text: [UInt8]) -> [UInt8]? {
    var fake = text
    for index in text.indices {
      for replacement in Self.replacements(for: text[index]) {
        fake[index] = replacement
        if replacement == text[index] || fits(fake) { break }
        fake[index] = text[index]
      }
    }
    return Self.isMasked(fake) ? fake : nil
  }

  /// Returns the fake of a number: its first digit as 1 and zeros, or else a limit of a schema.
  func fake(ofNumber text: [UInt8]) -> [UInt8]? {
    let start = text.firstIndex { $0.isDigit }
    let zeros = text.enumerated().map { index, byte in
      !byte.isDigit ? byte : UInt8(ascii: index == start ? "1" : "0")
    }
    return ([zeros] + limits.map { Array($0.description.utf8) } + [[0x30], [0x31]])
      .first { Self.number($0) != nil && fits($0) }
  }

  /// Whether a text is the fake of a secret with these schemas.
  func isFake(_ text: [UInt8]) -> Bool {
    !fits(FakeSecret.make(for: text, number: 1)) && fake(of: text) == text
  }

  /// Whether a number is the fake of a secret with these schemas.
  func isFake(number text: [UInt8]) -> Bool {
    !fits(FakeNumber.make(for: text, number: 1)) && fake(ofNumber: text) == text
  }

  /// Whether most letters and digits are replaced: a schema may list the values in a pattern.
  private static func isMasked(_ text: [UInt8]) -> Bool {
    let masked = text.count { replacements(for: $0).contains($0) }
    return masked * 2 >= text.count { $0.isAlphanumeric }
  }

  private static func replacements(for byte: UInt8) -> [UInt8] {
    if byte.isDigit { return [UInt8(ascii: "0"), UInt8(ascii: "1")] }
    if byte.isLowercase { return [UInt8(ascii: "a")] }
    return byte.isUppercase ? [UInt8(ascii: "A")] : []
  }

  /// The values that a text may be: a string, or the number in a URL or a form.
  private static func values(of text: [UInt8]) -> [JSONValue] {
    [.string(text.text)] + (number(text).map { [$0] } ?? [])
  }

  private static func number(_ text: [UInt8]) -> JSONValue? {
    guard let value = try? JSONValue(parsing: text.text), case .number = value else { return nil }
    return value
  }

  private static func fits(_ values: [JSONValue], _ schema: JSONSchema) -> Bool {
    values.contains { schema.validate($0).isEmpty }
  }
}
