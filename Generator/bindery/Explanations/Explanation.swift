/// What the code of a diagnostic means, with input that causes it, and the same fixed.
struct Explanation {
  let code: String
  /// One line, as `bindery explain` lists it.
  let summary: String
  /// Why it matters, and what it costs.
  let meaning: String
  let fix: String
  let example: Example
  let fixed: Fix

  init(
    _ code: String,
    _ summary: String,
    meaning: String,
    fix: String,
    example: Example,
    fixed: Fix
  ) {
    self.code = code
    self.summary = summary
    self.meaning = meaning
    self.fix = fix
    self.example = example
    self.fixed = fixed
  }
}

extension Explanation {
  /// Every code that Bindery can say, by its name.
  static let all: [Explanation] = groups.flatMap { $0 }.sorted { $0.code < $1.code }

  private static let groups = [
    files, yaml, references, documents, operations, channels, messages, realtime, parameters,
    contents, security, objects, limits, choices, bindings, modules, names, recordings, sessions,
    outputs, severities,
  ]

  static func of(_ code: String) -> Explanation? { all.first { $0.code == code } }
}
