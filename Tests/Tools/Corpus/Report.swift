import Foundation

/// What a person reads at the end.
struct Report: CustomStringConvertible {
  let verdicts: [DocumentResult]

  var good: Int { verdicts.count(where: \.isGood) }

  var description: String {
    let complaints = verdicts.filter { !$0.isGood }.map { "\n\($0.document)\n\($0.complaint)" }
    return ([documents.description] + complaints + [warnings]).filter { !$0.isEmpty }
      .joined(separator: "\n") + "\n\(good) of \(verdicts.count)"
  }

  private var documents: Table {
    Table(
      ["document", "bytes", "operations", "generates", "type-checks"]
        + ["CPU s", "peak MB", "check s", "lines", "warnings"],
      verdicts.map { verdict in
        [
          verdict.document, "\(verdict.bytes)", "\(verdict.operations)",
          verdict.generates ? "yes" : "NO", verdict.typeChecks ? "yes" : "NO",
          decimal(verdict.processorSeconds, 2), decimal(verdict.peakMegabytes, 0),
          decimal(verdict.typeCheckSeconds, 1), "\(verdict.lines)",
          "\(verdict.warnings.values.reduce(0, +))",
        ]
      }
    )
  }

  private var warnings: String {
    var counts: [String: (Int, Int)] = [:]
    for (code, count) in verdicts.flatMap(\.warnings) {
      counts[code, default: (0, 0)].0 += count
      counts[code, default: (0, 0)].1 += 1
    }
    let rows = counts.sorted { ($1.value.0, $0.key) < ($0.value.0, $1.key) }
      .map { [$0.key, "\($0.value.0)", "\($0.value.1)"] }
    return rows.isEmpty ? "" : Table(["warning", "times", "documents"], rows).description
  }

  private func decimal(_ value: Double, _ places: Int) -> String {
    String(format: "%.\(places)f", value)
  }
}

/// Columns of text, the first to the left and the others to the right.
struct Table: CustomStringConvertible {
  let description: String

  init(_ head: [String], _ rows: [[String]]) {
    let widths = head.indices.map { column in
      ([head] + rows).map { $0[column].count }.max() ?? 0
    }
    description = ([head] + rows).map { row in
      row.indices.map { column in
        let blank = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + blank : blank + row[column]
      }.joined(separator: "  ") + "\n"
    }.joined()
  }
}

/// The same for a program.
struct MachineReport: Encodable {
  let good: Int
  let count: Int
  let documents: [DocumentResult]

  init(_ report: Report) {
    good = report.good
    count = report.verdicts.count
    documents = report.verdicts
  }
}
