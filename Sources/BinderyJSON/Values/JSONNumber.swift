import Foundation

/// A number with the digits of its document, so that no precision is lost.
///
/// Numbers are compared by value, in any notation: `1`, `1.0` and `1e0` are equal.
public struct JSONNumber: Sendable {
  private let storage: Storage

  private enum Storage {
    /// An integer in the notation of `Int64.description`, as most numbers are.
    case integer(Int64)
    case text(String)
  }

  /// Creates a number from an integer of any width, also beyond `UInt64`.
  public init(_ value: some BinaryInteger) {
    storage = Int64(exactly: value).map { .integer($0) } ?? .text(String(value))
  }

  /// Creates a number with the shortest text of `value`; nil for an infinity or NaN.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    storage = .text(JSONNumber.text(of: value))
  }

  /// Creates a number from a decimal; nil for NaN.
  public init?(_ value: Decimal) {
    guard value.isFinite else { return nil }
    storage = .text(value.description)
  }

  /// Creates a number that keeps the digits of a JSON number; throws for any other text.
  public init(parsing text: String) throws(JSONError) {
    self = try JSONReader.decode(from: Array(text.utf8))
  }

  init(_ token: JSONScanner.NumberToken, in scanner: JSONScanner) {
    if token.isIntegral, let value = token.integer(as: Int64.self),
      value != 0 || !token.isNegative
    {
      storage = .integer(value)
    } else {
      storage = .text(scanner.text(of: token))
    }
  }

  /// The number as written in the document.
  public var text: String {
    switch storage {
    case .integer(let value): String(value)
    case .text(let text): text
    }
  }

  /// The value, if it is integral and fits.
  public var int64: Int64? {
    integer()
  }

  /// The value, if it is integral and fits.
  public var uint64: UInt64? {
    integer()
  }

  /// The value, if it is integral and fits.
  public func integer<I: FixedWidthInteger>(as type: I.Type = I.self) -> I? {
    switch storage {
    case .integer(let value): I(exactly: value)
    case .text: normalized.integer()
    }
  }

  /// The nearest value; nil when that is an infinity.
  public var double: Double? {
    switch storage {
    case .integer(let value): Double(value)
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// The value, rounded to 38 digits; nil when its exponent is out of range.
  public var decimal: Decimal? {
    switch storage {
    case .integer(let value): Decimal(value)
    case .text: normalized.decimal()
    }
  }

  package var normalized: NormalizedNumber {
    switch storage {
    case .integer(let value): NormalizedNumber(value)
    case .text(let text): NormalizedNumber(text)
    }
  }

  /// The text for an error message, truncated when it is long.
  var shown: String {
    text.utf8.count > 40 ? text.prefix(40) + "…" : text
  }

  /// Returns the text of a value, without a decimal point while every integral digit is exact.
  static func text(of value: Double) -> String {
    guard value.magnitude < 0x1p53, value == value.rounded(), value != 0 || value.sign == .plus
    else { return value.description }
    return String(Int64(value))
  }
}

extension JSONNumber: JSONModel {
  public init(from json: inout JSONReader) throws(JSONError) {
    let token = try json.readNumber(expecting: "a number")
    self.init(token, in: json.scanner)
  }

  public func encode(into json: inout JSONWriter) {
    switch storage {
    case .integer(let value): json.write(value)
    case .text(let text): json.append(text: json.isComparing ? normalized.identity : text)
    }
  }
}

extension JSONNumber: Hashable, CustomStringConvertible {
  public static func == (left: JSONNumber, right: JSONNumber) -> Bool {
    if case .integer(let left) = left.storage, case .integer(let right) = right.storage {
      return left == right
    }
    return left.normalized == right.normalized
  }

  public func hash(into hasher: inout Hasher) {
    // Integers that fit hash alike in every notation.
    if let value = int64 { hasher.combine(value) } else { normalized.hash(into: &hasher) }
  }

  public var description: String { text }
}
