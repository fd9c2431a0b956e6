import Shape

extension RecordingCoverage {
  /// Returns a section in Markdown: a heading with the path of the recordings, their number, and a
  /// table for each kind of recorded element.
  func section(_ recordings: String) -> String {
    let total = entries.total
    let kinds = Contract.Provenance.allCases.map { "\(entries[$0].grouped) \($0.rawValue)" }
    let sum =
      "\(total.grouped) \(total == 1 ? "recording" : "recordings"): "
      + kinds.joined(separator: ", ")
    let tables = [
      Self.table("Operation", "Status", operations), Self.table("Webhook", "Method", webhooks),
      Self.table("Message", "Direction", messages),
    ]
    return (["## \(recordings)", sum] + tables.compactMap(\.self)).joined(separator: "\n\n")
  }

  /// Returns a table; nil without rows.
  private static func table(_ subject: String, _ detail: String, _ rows: [Row]) -> String? {
    guard !rows.isEmpty else { return nil }
    let kinds = Contract.Provenance.allCases
    let lines = rows.map { row in
      [row.subject.cell, row.detail] + kinds.map { row.counts[$0].grouped }
    }
    let head = [
      [subject, detail] + kinds.map(\.rawValue),
      ["---", "---"] + kinds.map { _ in "--:" },
    ]
    return (head + lines).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }
}

extension String {
  /// The text in a cell of a table, as code.
  fileprivate var cell: String { "`\(replacing("|", with: "\\|"))`" }
}
