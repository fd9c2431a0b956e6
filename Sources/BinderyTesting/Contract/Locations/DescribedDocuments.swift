import Foundation

/// The documents that describe a client.
struct DescribedDocuments: Sendable {
  private let files: [URL]

  init(_ files: [URL]) { self.files = files }

  /// A part of a document, by the name that a contract has of it.
  enum Part: Hashable, Sendable {
    case operation(String)
    case message(String)
    /// A webhook or a callback.
    case event(String)
  }

  /// Returns the location of a part; nil if its text isn't found.
  ///
  /// The documents aren't parsed: this module has no YAML reader.
  func location(of part: Part) -> ContractLocation? {
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let index = Self.index(of: part, in: text)
      else { continue }
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      return ContractLocation(offset, in: Array(text.utf8), of: file)
    }
    return nil
  }

  /// Returns the location as a text, or the documents if the part isn't found; nil without any.
  func text(of part: Part) -> String? {
    if let location = location(of: part) { return location.description }
    let paths = files.map { ContractLocation.relative($0.standardizedFileURL.path) }
    return paths.isEmpty ? nil : paths.joined(separator: " or ")
  }

  private static func index(of part: Part, in text: String) -> String.Index? {
    switch part {
    case .operation(let id): operation(id, in: text)
    case .message(let name): key(name, in: "messages", of: text)
    case .event(let name):
      key(name, in: "webhooks", of: text) ?? key(name, in: "callbacks", of: text)
    }
  }

  private static func operation(_ id: String, in text: String) -> String.Index? {
    text.ranges(of: "operationId").first { range in
      var rest = text[range.upperBound...]
      rest = rest.drop { "\"' ".contains($0) }
      guard rest.first == ":" else { return false }
      rest = rest.dropFirst().drop { "\"' \n\r\n".contains($0) }
      return rest.hasPrefix(id) && isEnd(rest.dropFirst(id.count).first)
    }?.lowerBound
  }

  private static func isEnd(_ character: Character?) -> Bool {
    character.map { $0.isWhitespace || "\"',}#".contains($0) } ?? true
  }

  /// Returns the first key in a section, by indentation; one with a definition precedes one with a
  /// reference.
  private static func key(_ name: String, in section: String, of text: String) -> String.Index? {
    let lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    let found = lines.indices.filter { number in
      guard isKey(name, lines[number]) else { return false }
      let parent = lines[..<number].last { indentation(of: $0) < indentation(of: lines[number]) }
      return parent.map { isKey(section, $0) } ?? false
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
