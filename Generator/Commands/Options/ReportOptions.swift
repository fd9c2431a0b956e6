/// The options of every command whose findings are rendered as a report.
package struct ReportOptions: Equatable, Sendable {
  /// The form of a report.
  package enum Format: String, CaseIterable, Sendable {
    case text, json, junit, sarif, github, markdown, html
  }

  package var format = Format.text
  /// The file to write; nil for standard output.
  package var output: String?

  package init() {}

  /// Parses the word and its value if it is one of these options; false otherwise.
  mutating func take(_ word: String, _ words: inout Words) throws(UsageError) -> Bool {
    switch word {
    case "--format": format = try Self.format(named: words.onlyValue(of: word))
    case "--output", "-o": output = try words.onlyValue(of: "--output")
    default: return false
    }
    return true
  }

  /// Rejects an output that would replace an input.
  func check(inputs: [String]) throws(UsageError) {
    guard let output else { return }
    let path = ArtifactPath(output).path
    if inputs.contains(where: { ArtifactPath($0).path == path }) {
      throw UsageError("--output “\(output)” is a file that the command reads")
    }
  }

  /// Whether the options are those of no arguments.
  var isDefault: Bool { self == ReportOptions() }

  private static func format(named name: String) throws(UsageError) -> Format {
    guard let format = Format(rawValue: name) else {
      let names = Format.allCases.map(\.rawValue)
      let list = names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
      throw UsageError("--format must be \(list), not “\(name)”")
    }
    return format
  }
}
