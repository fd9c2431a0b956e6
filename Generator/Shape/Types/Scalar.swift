/// A string, number or Boolean of JSON.
///
/// `7` is equal to `7.0`, but not to `"7"`.
public struct Scalar: Hashable, Sendable {
  public let kind: Kind
  private let exact: ExactText

  public enum Kind: Sendable {
    case string, number, boolean
  }

  /// The string, the number in its normal form, `true` or `false`.
  public var text: String { exact.text }

  private init(_ kind: Kind, _ text: String) {
    self.kind = kind
    exact = ExactText(text)
  }

  public static func string(_ text: String) -> Self { Self(.string, text) }

  /// Returns the number with the given JSON text.
  public static func number(_ text: String) -> Self { Self(.number, NumberText(text).normal) }

  public static func boolean(_ value: Bool) -> Self { Self(.boolean, String(value)) }

  /// Returns nil for null, arrays and objects.
  public init?(_ literal: Literal) {
    switch literal {
    case .string(let text): self = .string(text)
    case .integer(let text), .number(let text): self = .number(text)
    case .boolean(let value): self = .boolean(value)
    case .null, .array, .object: return nil
    }
  }
}
