import Checking
import Foundation

/// The text of `bindery coverage`: a table for each section, and what isn't covered.
struct CoverageText {
  let sections: [CoverageSection]
  /// Whether everything that isn't covered is listed.
  let showsAll: Bool

  /// The number of listed elements of each dimension, without `--all`.
  private static let limit = 10

  var lines: [String] {
    var lines = sections.flatMap(self.lines)
    if sections.count > 1 {
      lines += ["total"] + Self.table(CoverageSection.total(of: sections))
    }
    return lines
  }

  private func lines(of section: CoverageSection) -> [String] {
    let gaps = Dictionary(grouping: section.coverage.gaps, by: \.dimension)
    let missing = CoverageDimension.allCases.flatMap { dimension -> [String] in
      guard let gaps = gaps[dimension] else { return [] }
      let shown = showsAll ? gaps[...] : gaps.prefix(Self.limit)
      let rest = gaps.count - shown.count
      return shown.map { "\($0.mark): \($0.phrase)" }
        + (rest == 0 ? [] : ["and \(rest.grouped) more \(dimension.title); --all lists each"])
    }
    return ["\(section.title), recordings \(section.recordings)"] + Self.table(section.measures)
      + missing
  }

  private static func table(
    _ measures: [(dimension: CoverageDimension, measure: CoverageMeasure)]
  ) -> [String] {
    let rows = measures.map { row in
      [
        row.dimension.title, row.measure.covered.grouped, row.measure.total.grouped,
        row.measure.text,
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let title = row[0].padding(toLength: widths[0], withPad: " ", startingAt: 0)
      let numbers = (1..<4).map { column in
        String(repeating: " ", count: widths[column] - row[column].count) + row[column]
      }
      return "  \(title)  \(numbers[0]) of \(numbers[1])  \(numbers[2]) %"
    }
  }
}
