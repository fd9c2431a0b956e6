import Canonical
import Shape
import SourceDiagnostics

extension Content {
  /// Whether contract tests compare no recorded body of this content.
  var isUncompared: Bool {
    switch coding {
    case .coded, .rows, .parts: true
    case .json, .xml, .form, .multipart, .text, .binary, .events, .textEvents, .jsonLines: false
    }
  }

  /// The name of a recorded media type in the document: for XML one of XML, and else the first.
  func name(of mediaType: String) -> String {
    guard isXML(as: mediaType) else { return self.mediaType }
    let names = mediaTypes.filter { MediaTypeName($0).isXML }
    let essence = MediaTypeName(mediaType).essence
    return names.first { MediaTypeName($0).essence == essence } ?? names.first ?? self.mediaType
  }

  /// Whether a recorded body of a media type is XML.
  func isXML(as mediaType: String) -> Bool {
    switch coding {
    case .xml: true
    case .json: xml != nil && MediaTypeName(mediaType).isXML
    case .coded, .rows, .parts, .form, .multipart, .text, .binary, .events, .textEvents, .jsonLines:
      false
    }
  }
}

extension RecordingDiagnostics {
  /// Reports a recorded body in a format that contract tests don't compare.
  func reportUncompared(_ message: String, _ mediaType: String, at mark: Mark) {
    report(
      .warning,
      .partialBody,
      at: mark,
      "the body of \(message) is \(Excerpt.quoted(mediaType)), which contract tests don't compare;"
        + " the contract test isn't generated",
      fix: "record an exchange in JSON, if the service offers it"
    )
  }
}
