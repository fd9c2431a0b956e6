import Foundation

/// A date and time, with the text of the service, so that its offset and digits are preserved.
///
/// Values are compared as instants, to the nanosecond, in any notation.
public struct DateTime: Sendable {
  /// The text as it was read: `2024-02-29T12:00:00.123Z`.
  public let text: String
  private let instant: Instant

  private struct Instant: Hashable, Comparable {
    var seconds: Int
    var nanoseconds: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
    }
  }

  /// Parses RFC 3339 and the variants that servers write.
  ///
  /// These are lowercase letters or a space for `T`, omitted seconds, any number of fraction
  /// digits, an offset without colon or none (UTC), leap seconds (read as the next second), and a
  /// date alone (midnight in UTC).
  public init(_ text: String) throws(JSONError) {
    guard let value = Self(parsing: text) else {
      throw JSONError(
        reason: .invalidFormat(expected: Self.format, found: JSONPath.quoted(text))
      )
    }
    self = value
  }

  /// Creates a value in UTC, with a fraction to the microsecond and without trailing zeros.
  ///
  /// RFC 3339 permits the years 0 to 9999; a date outside of them becomes the nearest permitted
  /// one.
  public init(_ date: Date) {
    let range = -62_167_219_200.0...253_402_300_799.0
    let interval = date.timeIntervalSince1970
    let seconds = interval.isNaN ? 0 : min(max(interval, range.lowerBound), range.upperBound)
    var whole = Int(seconds.rounded(.down))
    // Date counts from 2001, where its fraction is more precise than from 1970.
    let reference = interval == seconds ? date.timeIntervalSinceReferenceDate : 0
    var microseconds = Int(((reference - reference.rounded(.down)) * 1e6).rounded())
    if microseconds == 1_000_000 { (whole, microseconds) = (whole + 1, 0) }
    instant = Instant(seconds: whole, nanoseconds: microseconds * 1000)
    text = Self.text(seconds: whole, microseconds: microseconds)
  }

  /// The instant, as exactly as `Date` can represent it.
  public var date: Date {
    // In two steps, since a sum from 1970 would lose precision.
    Date(
      timeIntervalSinceReferenceDate: Double(instant.seconds - Self.referenceDate)
        + Double(instant.nanoseconds) / 1e9
    )
  }

  private static let referenceDate = 978_307_200
  private static let format = "a date and time like 2024-02-29T12:00:00Z"

  private static func text(seconds: Int, microseconds: Int) -> String {
    let days = seconds.floorDivided(by: 86_400)
    let second = seconds - days * 86_400
    let day = CalendarDate(daysSince1970: days).map(String.init(describing:)) ?? "1970-01-01"
    let time = [second / 3600, second / 60 % 60, second % 60].map { $0.padded(to: 2) }
    var fraction = microseconds == 0 ? "" : "." + microseconds.padded(to: 6)
    while fraction.last == "0" { fraction.removeLast() }
    return "\(day)T\(time.joined(separator: ":"))\(fraction)Z"
  }
}

// Parsing.
extension DateTime {
  private init?(parsing text: String) {
    var fields = TextScanner(text)
    guard let year = fields.number(ofDigits: 4), fields.skip("-"),
      let month = fields.number(ofDigits: 2), fields.skip("-"),
      let day = fields.number(ofDigits: 2),
      let date = CalendarDate(year: year, month: month, day: day),
      var time = Self.time(&fields), fields.isAtEnd
    else { return nil }
    time.seconds += date.daysSince1970 * 86_400
    self.text = text
    instant = time
  }

  /// Parses the part after the date, relative to midnight in UTC.
  private static func time(_ fields: inout TextScanner) -> Instant? {
    if fields.isAtEnd { return Instant(seconds: 0, nanoseconds: 0) }
    guard fields.skip("T", "t", " "), let second = secondOfDay(&fields),
      let nanoseconds = fraction(&fields), let offset = offset(&fields)
    else { return nil }
    return Instant(seconds: second - offset, nanoseconds: nanoseconds)
  }

  private static func secondOfDay(_ fields: inout TextScanner) -> Int? {
    guard let hour = fields.number(ofDigits: 2), hour < 24, fields.skip(":"),
      let minute = fields.number(ofDigits: 2), minute < 60
    else { return nil }
    guard fields.skip(":") else { return hour * 3600 + minute * 60 }
    guard let second = fields.number(ofDigits: 2), second <= 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }

  /// Parses a fraction after a point or ISO 8601's comma, as nanoseconds; further digits are
  /// ignored.
  private static func fraction(_ fields: inout TextScanner) -> Int? {
    guard fields.skip(".", ",") else { return 0 }
    guard let first = fields.digit() else { return nil }
    var nanoseconds = first * 100_000_000
    var unit = 10_000_000
    while let digit = fields.digit() {
      nanoseconds += digit * unit
      unit /= 10
    }
    return nanoseconds
  }

  /// Parses an offset, in seconds east of UTC.
  private static func offset(_ fields: inout TextScanner) -> Int? {
    if fields.isAtEnd || fields.skip("Z", "z") { return 0 }
    let sign = fields.skip("-") ? -1 : 1
    guard sign < 0 || fields.skip("+"), let hours = fields.number(ofDigits: 2), hours < 24 else {
      return nil
    }
    if fields.isAtEnd { return sign * hours * 3600 }
    _ = fields.skip(":")
    guard let minutes = fields.number(ofDigits: 2), minutes < 60 else { return nil }
    return sign * (hours * 3600 + minutes * 60)
  }
}

extension DateTime: JSONModel {
  public init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readText(as: Self.format) { Self(parsing: $0) }
  }

  public func encode(into json: inout JSONWriter) {
    guard json.isComparing else { return json.write(text) }
    // Without quotes, so that no string variant of a union is equal.
    json.append(text: "@\(instant.seconds).\(instant.nanoseconds)")
  }
}

extension DateTime: Comparable, CustomStringConvertible {
  public static func == (left: Self, right: Self) -> Bool { left.instant == right.instant }

  public static func < (left: Self, right: Self) -> Bool { left.instant < right.instant }

  public func hash(into hasher: inout Hasher) { instant.hash(into: &hasher) }

  public var description: String { text }
}
