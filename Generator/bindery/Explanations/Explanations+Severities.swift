extension Explanation {
  /// The severities of a `bindings.yaml`.
  static let severities = [
    Explanation(
      "bad-severity",
      "a severity is none",
      meaning: "What a code is of isn't known, so that nothing can be made of it.",
      fix: "Write error, warning or ignore.",
      example: .bindings(plain + "severities: { wrong-kind: fatal }\n"),
      fixed: .replacing("fatal", with: "error")
    ),
    Explanation(
      "unknown-code",
      "no diagnostic has the code",
      meaning: "The severity would be without effect.",
      fix: "Write the code as it is in brackets behind a diagnostic; bindery explain lists all.",
      example: .bindings(plain + "severities: { dangling-refrence: warning }\n"),
      fixed: .replacing("refrence", with: "reference")
    ),
    Explanation(
      "fixed-severity",
      "an error can't be made less",
      meaning: """
        It keeps files from being removed, overwritten or filled with secrets, or the generated \
        Swift would not compile without it.
        """,
      fix: "Remove the code from “severities”; --force allows a large removal, once.",
      example: .bindings(plain + "severities: { large-removal: warning }\n"),
      fixed: .replacing("severities: { large-removal: warning }\n", with: "")
    ),
  ]
}
