import Foundation

// The secrets in binary data, pages and sentences.
extension PlantedSecret {
  static let texts: [PlantedSecret] = [
    PlantedSecret(
      "JSON in binary data",
      "b1naryJSONvalue",
      .binary(Data([0, 1, 0xC3]) + Data(#"{"n":"é","secret":"b1naryJSONvalue"}"#.utf8) + [0xFF])
    ),
    PlantedSecret(
      "base64 with one padding character",
      "p4ddedSecret77",
      .binary(Data(#"{"password":"p4ddedSecret77"}"#.utf8))
    ),
    PlantedSecret(
      "control characters around JSON",
      "c0ntrolJSONvalue",
      .content("\u{0}\u{1}{\"secret\":\"c0ntrolJSONvalue\"}\u{2}")
    ),
    PlantedSecret(
      "form field in a page",
      "Cs34Rf45Tk56Lq67",
      .content("<html><form><input name=csrf value='Cs34Rf45Tk56Lq67'></form></html>")
    ),
    PlantedSecret(
      "form field in a text",
      "No34Nc45Tk56Lq67",
      .content("Step 1: <input type='hidden' name='_wpnonce' value='No34Nc45Tk56Lq67'>")
    ),
    PlantedSecret("member in capitals", "hunter22-x", .content(#"{"DB_PW":"hunter22-x"}"#)),
    PlantedSecret(
      "member of a personal access token",
      "Pa34Tt45Tk56Lq67",
      .content(#"{"githubPat":"Pa34Tt45Tk56Lq67"}"#)
    ),
    PlantedSecret(
      "member of an authorization",
      "Au34Th45Tk56Lq67",
      .content(#"{"registry_auth":"Au34Th45Tk56Lq67"}"#)
    ),
    PlantedSecret(
      "URL of a database",
      "d4tabasePw",
      .content(#"{"DATABASE_URL":"postgres://app:d4tabasePw@db.shop.io/shop"}"#)
    ),
    PlantedSecret(
      "sentence",
      "hunter22",
      .content("Hello Ann,\n\nyour new password is hunter22.\nGood bye")
    ),
    PlantedSecret(
      "sentence in JSON",
      "Tr0ub4dor",
      .content(#"{"text":"Your new password is: \"Tr0ub4dor\""}"#)
    ),
    PlantedSecret(
      "sentence in a page",
      "p4geSentence",
      .content("<html><p>Your password is <b>p4geSentence</b></p></html>")
    ),
  ]
}

extension RecordedEntry {
  fileprivate static func binary(_ data: Data) -> RecordedEntry {
    RecordedEntry(content: [
      "mimeType": "application/octet-stream", "encoding": "base64",
      "text": .string(data.base64EncodedString()),
    ])
  }
}
