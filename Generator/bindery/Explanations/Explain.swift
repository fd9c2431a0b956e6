import Specification

/// `bindery explain`: what a code means, or all codes.
struct Explain {
  private let explanation: Explanation?

  init(_ code: String?) throws(UsageError) {
    explanation = try code.map { code throws(UsageError) in
      guard let explanation = Explanation.of(code) else { throw Self.unknown(code) }
      return explanation
    }
  }

  /// The exit status.
  func run() -> Int32 {
    Terminal().result(explanation?.text ?? Explanation.list)
    return 0
  }

  private static func unknown(_ code: String) -> UsageError {
    let near = Suggestion.nearest(to: code, among: Explanation.all.map(\.code))
    let hint = near.map { "did you mean “\($0)”?" } ?? "bindery explain lists them"
    return UsageError("there is no diagnostic \(Excerpt.quoted(code)); \(hint)")
  }
}

extension Explanation {
  /// All codes, a line each.
  static var list: String {
    let width = all.map(\.code.count).max() ?? 0
    return all.map { explanation in
      let gap = String(repeating: " ", count: width - explanation.code.count + 2)
      return explanation.code + gap + explanation.summary
    }
    .joined(separator: "\n")
  }

  /// The whole explanation, as it is printed.
  var text: String {
    var text =
      "\(code): \(summary)\n\n\(filled(meaning))\n\nFIX\n\(filled(fix, indent: "  "))\n\n"
    text += "EXAMPLE\n"
    text += example.absence.map { "  \($0)" } ?? example.files.first.map(page) ?? ""
    text += "\n\nFIXED\n" + fixedPages.joined(separator: "\n")
    return text
  }

  /// What the fix changes in the example.
  private var fixedPages: [String] {
    if let absence = fixed.absence { return ["  \(absence)"] }
    let shown = fixed.replacements.isEmpty ? nil : example.fixed(by: fixed)?.files.first
    let files = (shown.map { [$0] } ?? []) + fixed.files
    let command = fixed.arguments.map { "  bindery " + $0.joined(separator: " ") }
    return files.map(page) + (command.map { [$0] } ?? [])
  }

  private func page(_ file: (path: String, text: String)) -> String {
    let lines = file.text.split(separator: "\n").prefix(12).map { "    " + clipped($0) }
    return "  \(file.path)\n" + lines.joined(separator: "\n")
  }

  /// Examples of what is too long are long.
  private func clipped(_ line: Substring) -> String {
    line.count > 120 ? line.prefix(120) + "…" : String(line)
  }

  private func filled(_ text: String, indent: String = "") -> String {
    var lines: [String] = []
    var line = indent
    for word in text.split(separator: " ") {
      if line.count + word.count > 96 {
        lines.append(line)
        line = indent
      }
      line += line == indent ? word : " " + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
