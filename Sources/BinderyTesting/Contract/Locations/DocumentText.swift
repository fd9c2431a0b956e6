import Foundation

/// The text of a document, in which the parts of a contract are found.
///
/// It isn't parsed: this module has no YAML reader.
struct DocumentText: Sendable {
  private let file: URL
  private let text: String
  private let lineStarts: [String.Index]
  private let lines: [Substring]
  private let operations: [(key: String.Index, value: Substring)]

  /// Reads a document; nil if that isn't possible.
  init?(_ file: URL) {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    self.file = file
    self.text = text
    let ends = text.utf8.indices.filter { text.utf8[$0] == 0x0A }
    lineStarts = [text.startIndex] + ends.map(text.utf8.index(after:))
    lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    operations = Self.operations(in: text)
  }

  /// Returns the location of a part; nil if its text isn't found.
  func location(of part: DescribedDocuments.Part) -> ContractLocation? {
    guard let index = index(of: part) else { return nil }
    // The number of lines that start before it, by binary search: a document may be large.
    var (line, end) = (0, lineStarts.count)
    while line < end {
      let middle = (line + end) / 2
      if lineStarts[middle] <= index { line = middle + 1 } else { end = middle }
    }
    let column = text.utf8.distance(from: lineStarts[line - 1], to: index) + 1
    return ContractLocation(file: file.standardizedFileURL.path, line: line, column: column)
  }

  private func index(of part: DescribedDocuments.Part) -> String.Index? {
    switch part {
    case .operation(let id): operation(id)
    case .message(let name): key(name, in: "messages")
    case .event(let name): key(name, in: "webhooks") ?? key(name, in: "callbacks")
    }
  }

  private func operation(_ id: String) -> String.Index? {
    operations.first { $0.value.hasPrefix(id) && Self.isEnd($0.value.dropFirst(id.count).first) }?
      .key
  }

  /// The values of `operationId`, each with the rest of its line, by the locations of their keys.
  private static func operations(in text: String) -> [(key: String.Index, value: Substring)] {
    text.ranges(of: "operationId").compactMap { range in
      let rest = text[range.upperBound...].drop { "\"' ".contains($0) }
      guard rest.first == ":" else { return nil }
      let value = rest.dropFirst().drop { "\"' \n\r\n".contains($0) }
      return (range.lowerBound, value.prefix { !$0.isNewline })
    }
  }

  private static func isEnd(_ character: Character?) -> Bool {
    character.map { $0.isWhitespace || "\"',}#".contains($0) } ?? true
  }

  /// Returns the first key in a section, by indentation; one with a definition precedes one with a
  /// reference.
  private func key(_ name: String, in section: String) -> String.Index? {
    let found = lines.indices.filter { number in
      guard Self.isKey(name, lines[number]) else { return false }
      let indentation = Self.indentation(of: lines[number])
      let parent = lines[..<number].last { Self.indentation(of: $0) < indentation }
      return parent.map { Self.isKey(section, $0) } ?? false
    }.map { lines[$0] }
    let line = found.first { !$0.contains("$ref") } ?? found.first
    return line?.firstIndex { $0 != " " }
  }

  private static func indentation(of line: Substring) -> Int {
    let text = line.drop { $0 == " " }
    return text.isEmpty || text.hasPrefix("#") ? Int.max : line.count - text.count
  }

  private static func isKey(_ name: String, _ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return ["\(name):", "\"\(name)\":", "'\(name)':"].contains { text.hasPrefix($0) }
  }
}
