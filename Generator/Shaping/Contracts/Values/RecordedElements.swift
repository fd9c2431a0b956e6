import Shape

/// The JSON texts of a recorded body: the body itself, or the elements of a stream.
struct RecordedElements {
  let texts: [String]

  init(_ body: String, _ content: Content) {
    switch content.coding {
    case .events: texts = Self.data(ofEvents: body).filter { $0 != content.terminator }
    case .jsonLines: texts = Self.lines(of: body)
    case .json, .form, .multipart, .text, .binary, .textEvents: texts = [body]
    case .xml, .coded, .rows, .parts: texts = []
    }
  }

  /// The texts between line breaks or record separators (RFC 7464).
  static func lines(of body: String) -> [String] {
    body.split { ["\n", "\r\n", "\u{1E}"].contains($0) }.map(String.init)
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// The data of complete server-sent events (HTML, section 9.2.6).
  private static func data(ofEvents body: String) -> [String] {
    var events: [String] = []
    var data: [Substring] = []
    for line in body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.isEmpty {
        if !data.isEmpty { events.append(data.joined(separator: "\n")) }
        data = []
      } else if line.hasPrefix("data:") {
        let value = line.dropFirst("data:".count)
        data.append(value.hasPrefix(" ") ? value.dropFirst() : value)
      }
    }
    return events
  }
}
