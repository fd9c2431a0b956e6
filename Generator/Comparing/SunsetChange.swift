/// Another last day of a deprecated part.
struct SunsetChange {
  let message: String
  /// Whether users have less time, which a day that wasn't announced before doesn't give.
  let isEarlier: Bool
  /// Whether users had time, and have none now.
  let isWithdrawn: Bool

  init(from old: String?, to new: String?, today: String) {
    message = "the last day changed from \(old ?? "none") to \(new ?? "none")"
    isEarlier = old.map { old in new.map { $0 < old } ?? false } ?? false
    isWithdrawn = old.map { $0 >= today } ?? false && new.map { $0 < today } ?? true
  }
}
