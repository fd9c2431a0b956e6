import BinderyRealtime
import BinderyRuntime

// Values that some servers write as numbers, and others as text.

extension UserID {
  /// The id as text; nil for null.
  public var text: String? {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .unknown(let value): value.eventText
    }
  }
}

extension UserID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
  public init(integerLiteral value: Int64) { self = .number(value) }
}

extension WholeNumber {
  /// The number; nil for a value that isn't a whole number.
  public var value: Int? {
    switch self {
    case .number(let number): number
    case .text(let text): Int(text)
    case .unknown(let value): value.wholeNumber.flatMap { Int(exactly: $0) }
    }
  }
}

extension WholeNumber: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self = .number(value) }
}
