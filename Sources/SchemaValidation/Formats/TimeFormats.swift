/// The formats of dates and times (RFC 3339) and durations (ISO 8601).
enum TimeFormats {
  static func isDate(_ text: String) -> Bool {
    guard let match = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
    else { return false }
    return (1...12).contains(month) && (1...days(month, of: year)).contains(day)
  }

  /// Whether the text is a time; `23:59:60Z` is one, because leap seconds end a day of UTC.
  static func isTime(_ text: String) -> Bool {
    let form = /([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.[0-9]+)?(?:[Zz]|([+-])([0-9]{2}):([0-9]{2}))/
    guard let match = text.wholeMatch(of: form),
      let hour = Int(match.1), let minute = Int(match.2), let second = Int(match.3)
    else { return false }
    let offset = (hour: match.5.flatMap { Int($0) } ?? 0, minute: match.6.flatMap { Int($0) } ?? 0)
    guard hour < 24, minute < 60, offset.hour < 24, offset.minute < 60 else { return false }
    let sign = match.4 == "-" ? 1 : -1
    let utc = hour * 60 + minute + sign * (offset.hour * 60 + offset.minute)
    return second < 60 || second == 60 && (utc + 1440) % 1440 == 1439
  }

  static func isDateTime(_ text: String) -> Bool {
    guard let split = text.firstIndex(where: { $0 == "T" || $0 == "t" }) else { return false }
    return isDate(String(text[..<split])) && isTime(String(text[text.index(after: split)...]))
  }

  /// Whether the text is a date and time in RFC 3339 or in a variant that servers write.
  ///
  /// Variants have a space for `T`, no seconds, a comma before the fraction, an offset without a
  /// colon or none, or only a date.
  static func isDateTimeOrVariant(_ text: String) -> Bool {
    let form =
      /([0-9]{4}-[0-9]{2}-[0-9]{2})(?:[Tt ]([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?(?:[.,][0-9]+)?(?:[Zz]|[+-]([0-9]{2})(?::?([0-9]{2}))?)?)?/
    guard let match = text.wholeMatch(of: form), isDate(String(match.1)) else { return false }
    let number = { (digits: Substring?) in digits.flatMap { Int($0) } ?? 0 }
    return number(match.2) < 24 && number(match.3) < 60 && number(match.4) <= 60
      && number(match.5) < 24 && number(match.6) < 60
  }

  static func isDuration(_ text: String) -> Bool {
    let weeks = /P[0-9]+W/
    let parts =
      /P(?=.)(?:[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?|[0-9]+M(?:[0-9]+D)?|[0-9]+D)?(?:T(?=.)(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S))?/
    return text.wholeMatch(of: weeks) != nil || text.wholeMatch(of: parts) != nil
  }

  private static func days(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
