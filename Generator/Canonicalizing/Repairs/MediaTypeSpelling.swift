import Canonical
import Specification

/// Corrects media types; a word such as `json` is an abbreviation.
struct MediaTypeSpelling {
  let diagnostics: Diagnostics

  func corrected(_ text: String, at mark: Mark) -> String {
    let short = ["json": "application/json", "xml": "application/xml", "*": "*/*", "": "*/*"]
    guard let corrected = short[text.lowercased()] else {
      if !text.contains("/") {
        report(
          mark,
          "\(Excerpt.quoted(text)) isn't a media type; interpreted as bytes",
          fix: "write a media type such as application/json"
        )
      }
      return text
    }
    report(
      mark,
      "\(Excerpt.quoted(text)) isn't a media type; interpreted as \(corrected)",
      fix: "write \(corrected)"
    )
    return corrected
  }

  private func report(_ mark: Mark, _ message: String, fix: String) {
    diagnostics.warn(.misplacedSchema, at: mark, message, fix: fix)
  }
}
