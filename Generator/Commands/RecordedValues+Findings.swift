import Checking
import SchemaValidation
import Shape
import Specification

extension RecordedValues {
  /// The number of entries without a contradiction.
  func fittingCount(_ findings: [Finding]) -> Int {
    entryCount - contradictingEntries(findings).count
  }

  /// The entries with a contradiction.
  func contradictingEntries(_ findings: [Finding]) -> Set<Contract.Entry> {
    Set(findings.filter(\.isContradiction).map(\.value.entry))
      .union(undescribed.map(\.entry)).union(mismatched)
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

  /// The coverage of the documents; reports an invalid schema, and returns nil.
  func descriptionCoverage(_ diagnostics: Diagnostics) -> DescriptionCoverage? {
    do throws(SchemaError) {
      return try DescriptionCoverage(self)
    } catch {
      diagnostics.error(
        .invalidValue,
        at: nil,
        "the coverage of the recordings can't be measured: \(error)",
        fix: "correct the schema"
      )
      return nil
    }
  }

  /// The values with the locations of parts that overlays add in the files that these change.
  func located(in files: [String: String]) -> RecordedValues {
    var values = self
    for (key, origin) in sent.origins {
      if let file = files[origin.file] { values.sent.origins[key]?.file = file }
    }
    for (key, origin) in received.origins {
      if let file = files[origin.file] { values.received.origins[key]?.file = file }
    }
    for index in undescribed.indices {
      if let file = files[undescribed[index].owner.file] {
        values.undescribed[index].owner.file = file
      }
    }
    return values
  }
}

extension [Finding] {
  /// The findings with the locations of parts that overlays add in the files that these change.
  func located(in files: [String: String]) -> [Finding] {
    map { finding in
      var finding = finding
      if let file = finding.origin.flatMap({ files[$0.file] }) { finding.origin?.file = file }
      return finding
    }
  }
}
