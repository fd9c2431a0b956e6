import Checking
import SchemaValidation
import Shape
import Specification

extension RecordedValues {
  /// The number of entries that the document describes.
  func fittingCount(_ findings: [Finding]) -> Int {
    let others = Set(findings.filter(\.isContradiction).map(\.value.entry))
      .union(undescribed.map(\.entry)).union(misplacedMessages)
    return entryCount - others.count
  }

  /// The differences of all values; reports an invalid schema, and returns none.
  func findings(_ diagnostics: Diagnostics) -> [Finding] {
    do throws(SchemaError) {
      return try RecordingCheck(self).findings()
    } catch {
      diagnostics.warn(
        .recordingMismatch,
        at: nil,
        "the recordings can't be checked: \(error)",
        fix: "correct the schema"
      )
      return []
    }
  }
}
