/// Another last day of a deprecated part.
struct SunsetChange {
  let message: String
  /// Whether users have less time, which a day that wasn't announced before doesn't give.
  let isEarlier: Bool

  init(from old: String?, to new: String?) {
    message = "the last day changed from \(old ?? "none") to \(new ?? "none")"
    isEarlier = old.map { old in new.map { $0 < old } ?? false } ?? false
  }
}
