import Checking

/// The coverage as JSON, which a later run can compare with its own: a baseline.
struct CoverageResult: Codable {
  /// The version of this format.
  var version = 1
  var documents: [Document]

  struct Document: Codable {
    /// The paths of the documents of one service.
    var documents: [String]
    var recordings: String
    /// The measures by the names of dimensions.
    var measures: [String: Measure]
    var gaps: [Gap]
  }

  struct Measure: Codable {
    var covered: Int
    var total: Int
  }

  struct Gap: Codable {
    var dimension: String
    var subject: String
    var request: String?
    var detail: String
    var file: String
    var line: Int
    var column: Int
    var pointer: String
  }
}

extension CoverageResult {
  init(_ sections: [CoverageSection]) {
    documents = sections.map { section in
      Document(
        documents: section.documents,
        recordings: section.recordings,
        measures: Dictionary(
          uniqueKeysWithValues: section.measures.map { dimension, measure in
            (dimension.rawValue, Measure(covered: measure.covered, total: measure.total))
          }
        ),
        gaps: section.coverage.gaps.map(Gap.init)
      )
    }
  }
}

extension CoverageResult.Gap {
  fileprivate init(_ gap: CoverageGap) {
    self.init(
      dimension: gap.dimension.rawValue,
      subject: gap.subject,
      request: gap.request,
      detail: gap.detail,
      file: gap.origin.file,
      line: gap.origin.line,
      column: gap.origin.column,
      pointer: gap.origin.pointer
    )
  }
}
