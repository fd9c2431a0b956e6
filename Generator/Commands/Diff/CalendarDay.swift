import Foundation

/// Days as texts of ISO 8601, which are in the order of their days.
enum CalendarDay {
  /// The current day in UTC: `2027-03-31`.
  static var today: String { String(Date().ISO8601Format().prefix(10)) }
}
