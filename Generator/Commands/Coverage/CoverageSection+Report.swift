import Checking
import Specification

extension CoverageSection {
  /// A note for each element that isn't covered, at its location in the document.
  var diagnostics: [Diagnostic] {
    coverage.gaps.map { gap in
      Diagnostic(
        .note,
        .unmatchedRecording,
        at: gap.mark,
        gap.phrase,
        fix: "add a recording to \(recordings)",
        cause: "\(gap.dimension.rawValue) \(gap.subject) \(gap.detail)"
      )
    }
  }

  /// The measures as a table.
  func table(title: String) -> Report.Table { Self.table(title, measures) }

  /// The measures of all sections as a table.
  static func table(title: String, of sections: [CoverageSection]) -> Report.Table {
    table(title, total(of: sections))
  }

  private static func table(
    _ title: String,
    _ measures: [(dimension: CoverageDimension, measure: CoverageMeasure)]
  ) -> Report.Table {
    Report.Table(
      title: title,
      columns: ["Elements", "Covered", "Described", "Share"],
      rows: measures.map { dimension, measure in
        [dimension.title, measure.covered.grouped, measure.total.grouped, "\(measure.text) %"]
      }
    )
  }
}

extension CoverageGap {
  /// The location in the document.
  var mark: Mark { Mark(file: origin.file, line: origin.line, column: origin.column) }

  /// The dimension, and what to record.
  var phrase: String {
    let name = [subject, detail].filter { !$0.isEmpty }.joined(separator: " ")
    let request = request.map { " (\($0))" } ?? ""
    return "not covered: \(dimension.title): \(name)\(request)"
  }
}
