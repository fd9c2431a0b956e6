import Checking
import Foundation

/// An earlier result, whose percentages must not decrease.
struct CoverageBaseline {
  private let result: CoverageResult

  /// Reads the output of `bindery coverage --format json`; throws why it can't be read.
  ///
  /// - Parameter command: The command that writes it.
  init(_ path: String, command: String) throws(UsageError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("can't read “\(path)”; to write it: \(command) > \(ShellWord(path))")
    }
    do {
      result = try JSONDecoder().decode(CoverageResult.self, from: data)
    } catch {
      throw UsageError("“\(path)” isn't the output of bindery coverage --format json")
    }
    guard result.version == 1 else {
      throw UsageError("“\(path)” has the version \(result.version), not 1")
    }
  }

  /// The decreases, and what isn't measured anymore, as clauses.
  func decreases(in sections: [CoverageSection]) -> [String] {
    let missing = result.documents.filter { document in
      !sections.contains { $0.isOf(document) }
    }
    return missing.map { document in
      "the baseline has \(document.documents.joined(separator: " and ")) with the recordings"
        + " \(document.recordings), which aren't measured"
    }
      + sections.flatMap { section in
        changes(of: section).filter(\.isDecrease).map { change in
          "\(section.title): the coverage of \(change.dimension.title) is \(change.new.text) %,"
            + " and was \(change.old.text) %"
        }
      }
  }

  /// Whether a percentage increased.
  func hasIncrease(in sections: [CoverageSection]) -> Bool {
    sections.contains { changes(of: $0).contains(where: \.isIncrease) }
  }

  private func changes(of section: CoverageSection) -> [Change] {
    guard let before = result.documents.first(where: section.isOf) else {
      return []
    }
    return section.measures.compactMap { dimension, measure in
      before.measures[dimension.rawValue].map { old in
        let old = CoverageMeasure(covered: old.covered, total: old.total)
        return Change(dimension: dimension, old: old, new: measure)
      }
    }
  }

  private struct Change {
    let dimension: CoverageDimension
    let old: CoverageMeasure
    let new: CoverageMeasure

    var isDecrease: Bool { new.percent < old.percent }
    var isIncrease: Bool { new.percent > old.percent }
  }
}

extension CoverageSection {
  fileprivate func isOf(_ document: CoverageResult.Document) -> Bool {
    document.documents == documents && document.recordings == recordings
  }
}
