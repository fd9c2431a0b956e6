import Shape

/// The entries that show a difference between the document and the recordings.
struct Evidence {
  /// The number of entries.
  let entryCount: Int
  /// The dates of the first and the last exchange, without times; nil if they aren't recorded.
  let dates: (first: String, last: String)?

  /// Creates the evidence of entries, with the dates and times of their exchanges.
  init(entries: [Contract.Entry], dates: [String]) {
    entryCount = Set(entries).count
    let days = dates.map { String($0.prefix(10)) }.filter { !$0.isEmpty }
    if let first = days.min(), let last = days.max() {
      self.dates = (first, last)
    } else {
      self.dates = nil
    }
  }

  /// A difference, with the number of entries that have it, and their dates.
  func text(_ difference: String, ofTotal total: Int) -> String {
    let period = dates.map { $0.first == $0.last ? ", \($0.first)" : ", \($0.first) to \($0.last)" }
    return "\(difference) in \(entryCount) of \(total) entries" + (period ?? "")
  }
}
