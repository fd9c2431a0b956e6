import Foundation

/// Examples that are too long for a page, or contain unprintable characters.
enum LongExamples {
  /// The only code that each example causes, and its only file.
  static let files: [(code: String, text: String)] = [
    ("invalid-encoding", "openapi: 3.1.0\ninfo: { title: \u{1}, version: \"1\"\npaths: {}\n"),
    ("nesting-limit", chain),
    ("limit-exceeded", "x-text: " + String(repeating: "a", count: 32 << 20 + 1) + "\n"),
    ("nesting-limit", document + "x-deep: " + repeated("[", 600) + repeated("]", 600) + "\n"),
    ("limit-exceeded", combinations),
    ("limit-exceeded", repeated("%A\n", 10_001) + "---\n" + document),
    (
      "limit-exceeded",
      document
        + "components:\n  schemas:\n    Size:\n      type: string\n      enum:\n"
        + (0...10_000).map { "      - a\($0)\n" }.joined()
    ),
    ("nesting-limit", nested),
  ]

  private static let document = """
    openapi: 3.1.0
    info: { title: Example, version: "1" }
    paths: {}

    """

  private static var chain: String {
    document.replacing("paths: {}\n", with: "")
      + "paths:\n  /books: { $ref: \"#/components/pathItems/P0\" }\ncomponents:\n  pathItems:\n"
      + (0...120).map { "    P\($0): { $ref: \"#/components/pathItems/P\($0 + 1)\" }\n" }.joined()
      + "    P121: {}\n"
  }

  private static var nested: String {
    document + "components:\n  schemas:\n    Book: " + repeated("{ items: ", 300)
      + "{ type: string }" + repeated(" }", 300) + "\n"
  }

  private static var combinations: String {
    document + "components:\n  schemas:\n    Book:\n      allOf:\n"
      + (0..<2).map { list in
        "      - oneOf:\n"
          + (0..<40).map { number in
            "        - { type: object, required: [a\(list)x\(number)],"
              + " properties: { a\(list)x\(number): { type: string } } }\n"
          }
          .joined()
      }
      .joined()
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }
}
