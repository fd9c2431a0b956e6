import Specification

extension Cursor {
  /// Returns the last day of a deprecated part, by `x-sunset`, without a time; nil after reporting
  /// that it isn't a date.
  func sunset(_ diagnostics: Diagnostics) -> String? {
    guard let value = node["x-sunset"] else { return nil }
    let text = value.kind.isCollection ? "" : value.text
    let day = String(text.prefix { $0 != "T" })
    if day.isDate { return day }
    diagnostics.warn(
      .invalidValue,
      at: value.mark,
      "“x-sunset” must be a date, not \(Excerpt.quoted(text)); ignored",
      fix: "write a date such as 2027-03-31"
    )
    return nil
  }
}
