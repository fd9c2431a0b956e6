/// A calendar date in the proleptic Gregorian calendar, from year 0 to 9999, without a time zone.
public struct CalendarDate: Hashable, Sendable {
  /// The year, from 0 to 9999.
  public let year: Int
  /// The month, from 1 for January.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date; nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month),
      (1...Self.length(ofMonth: month, year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses a date such as `2024-02-29`.
  public init(_ text: String) throws(JSONError) {
    guard let date = Self(parsing: text) else {
      throw JSONError(
        reason: .invalidFormat(expected: Self.format, found: JSONPath.quoted(text))
      )
    }
    self = date
  }

  private static let format = "a date like 2024-02-29"

  private init?(parsing text: String) {
    var digits = TextScanner(text)
    guard let year = digits.number(ofDigits: 4), digits.skip("-"),
      let month = digits.number(ofDigits: 2), digits.skip("-"),
      let day = digits.number(ofDigits: 2), digits.isAtEnd
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: JSONModel {
  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readText(as: Self.format) { Self(parsing: $0) }
  }

  public func encode(into json: inout JSONWriter) {
    json.write(description)
  }
}

extension CalendarDate: Comparable, CustomStringConvertible {
  public static func == (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) == (right.year, right.month, right.day)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(year)
    hasher.combine(month)
    hasher.combine(day)
  }

  public static func < (left: Self, right: Self) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  public var description: String {
    "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
  }
}

// Days since 1970-01-01. A year begins in March here, so that the leap day is its last; 400 years
// have 146,097 days, and the months from March on have 153 days in every five.
extension CalendarDate {
  var daysSince1970: Int {
    let year = month > 2 ? year : year - 1
    let month = month > 2 ? month - 3 : month + 9
    let leapDays =
      year.floorDivided(by: 4) - year.floorDivided(by: 100) + year.floorDivided(by: 400)
    return 365 * year + leapDays + (153 * month + 2) / 5 + day - 1 - 719_468
  }

  /// Creates a date; nil outside of the years 0 to 9999.
  init?(daysSince1970 days: Int) {
    let days = days + 719_468
    let era = days.floorDivided(by: 146_097)
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.init(
      year: era * 400 + yearOfEra + (month < 10 ? 0 : 1),
      month: month < 10 ? month + 3 : month - 9,
      day: dayOfYear - (153 * month + 2) / 5 + 1
    )
  }
}

extension Int {
  func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(width - digits.count, 0)) + digits
  }

  /// Returns the quotient, rounded towards negative infinity.
  func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
