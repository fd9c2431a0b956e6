import Foundation
import Specification

/// The lines around the locations of findings, for a page; reads each file once.
final class SourceExcerpts {
  /// A line of an excerpt.
  struct Line {
    let number: Int
    let text: String
    /// The text from the column of the finding on; nil for another line.
    let marked: String?
  }

  /// The number of lines before and after the line of a finding.
  private static let reach = 2
  /// The column around which another line is shown: from its beginning, and not only to here.
  private static let middle = 71

  private let source: SourceLines
  private let shownRecordings: Set<String>

  /// - Parameter shownRecordings: The recordings without a secret; of others there is no excerpt.
  init(shownRecordings: Set<String>, _ paths: SourcePaths) {
    self.shownRecordings = shownRecordings
    source = SourceLines(paths)
  }

  /// The lines around a location; empty if the file can't be read, or may have a secret.
  func lines(around mark: Mark) -> [Line] {
    if mark.isOfRecording, !shownRecordings.contains(mark.file) { return [] }
    let lines = (mark.line - Self.reach...mark.line + Self.reach).compactMap { number -> Line? in
      let isMarked = number == mark.line
      let column = isMarked ? mark.column : Self.middle
      return source.part(at: Mark(file: mark.file, line: number, column: column)).map { part in
        Line(
          number: number,
          text: Excerpt.escaped(isMarked ? part.before : part.before + part.after),
          marked: isMarked ? Excerpt.escaped(part.after) : nil
        )
      }
    }
    // A file that ends with a line break has no line after it.
    let isEnd = lines.last.map { $0.text.isEmpty && $0.marked == nil } ?? false
    return isEnd ? lines.dropLast() : lines
  }
}
