import Shape

/// The entries that show a difference between the document and the recordings.
struct Evidence {
  private let entries: Set<Contract.Entry>
  /// The dates and times of the exchanges.
  private let dates: [String]

  /// Creates the evidence of entries, with the dates and times of their exchanges.
  init(entries: [Contract.Entry], dates: [String]) {
    self.entries = Set(entries)
    self.dates = dates
  }

  /// The number of entries.
  var entryCount: Int { entries.count }

  /// A difference, with the number of entries that have it, and their dates.
  func text(_ difference: String, ofTotal total: Int) -> String {
    "\(difference) in \(entryCount) of \(Self.entries(total))\(period)"
  }

  /// Several differences, each with the number of entries that have it, and the dates of all.
  static func text(_ differences: [(text: String, evidence: Evidence)], ofTotal total: Int)
    -> String
  {
    let texts = differences.map { "\($0.text) in \($0.evidence.entryCount) of \(entries(total))" }
    let all = Evidence(entries: [], dates: differences.flatMap(\.evidence.dates))
    return texts.unique.joined(separator: "; ") + all.period
  }

  private static func entries(_ count: Int) -> String {
    count == 1 ? "1 entry" : "\(count) entries"
  }

  /// The dates of the first and the last exchange, without times; empty if they aren't recorded.
  private var period: String {
    let days = dates.map { String($0.prefix(10)) }.filter { !$0.isEmpty }
    guard let first = days.min(), let last = days.max() else { return "" }
    return first == last ? ", \(first)" : ", \(first) to \(last)"
  }
}
