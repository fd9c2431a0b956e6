import Checking

/// The coverage of a document, or of several that describe one service.
struct CoverageSection {
  /// The paths of the documents.
  let documents: [String]
  /// The path of the recordings.
  let recordings: String
  let coverage: DescriptionCoverage

  /// The documents as text, which identifies the section in a baseline.
  var title: String { documents.joined(separator: " and ") }

  /// The measures of the dimensions, in their order.
  var measures: [(dimension: CoverageDimension, measure: CoverageMeasure)] {
    Self.sorted(coverage.measures)
  }

  /// The measures of all sections.
  static func total(
    of sections: [CoverageSection]
  ) -> [(dimension: CoverageDimension, measure: CoverageMeasure)] {
    let measures = sections.map(\.coverage.measures)
    return sorted(measures.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) })
  }

  private static func sorted(
    _ measures: [CoverageDimension: CoverageMeasure]
  ) -> [(dimension: CoverageDimension, measure: CoverageMeasure)] {
    CoverageDimension.allCases.compactMap { dimension in
      measures[dimension].map { (dimension, $0) }
    }
  }
}

extension CoverageMeasure {
  /// The percentage with one digit, rounded down, so that only complete coverage is 100.0.
  var text: String {
    let tenths = Int((percent * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
