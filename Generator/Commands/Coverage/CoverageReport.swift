/// The report of `bindery coverage`, whose JSON also has the result that a later run can compare.
struct CoverageReport: Encodable {
  let result: CoverageResult
  let report: Report

  func rendered(as format: ReportOptions.Format) -> String {
    format == .json ? JSONText.of(self) : report.rendered(as: format)
  }

  /// Encodes the members of both in one object.
  func encode(to encoder: any Encoder) throws {
    try ReportJSON(report).encode(to: encoder)
    try result.encode(to: encoder)
  }
}
