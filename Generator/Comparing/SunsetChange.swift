/// Another last day of a deprecated part.
struct SunsetChange {
  let message: String
  /// Whether users have less time. A day that wasn't announced before gives no less.
  let isEarlier: Bool

  init(from old: String?, to new: String?) {
    message = "the last day changed from \(old ?? "none") to \(new ?? "none")"
    isEarlier = old.map { old in new.map { $0 < old } ?? false } ?? false
  }
}
