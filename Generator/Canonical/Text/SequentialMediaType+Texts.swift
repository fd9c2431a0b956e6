extension SequentialMediaType {
  /// Returns the texts in a complete body: the data of events (HTML Standard §9.2.6), or JSON
  /// texts.
  public func texts(in body: String) -> [String] {
    switch self {
    case .events: Self.events(body)
    case .jsonLines: Self.lines(body, separator: body.contains("\u{1E}") ? "\u{1E}" : "\n")
    }
  }

  /// Returns the texts that are not blank, split by scalars: other line breaks than LF may be in a
  /// string.
  public static func lines(_ body: String, separator: Unicode.Scalar = "\n") -> [String] {
    body.unicodeScalars.split(separator: separator).map { line in
      var line = line
      while let last = line.last, " \t\r\n".unicodeScalars.contains(last) { line.removeLast() }
      return String(String.UnicodeScalarView(line.drop { " \t".unicodeScalars.contains($0) }))
    }
    .filter { !$0.isEmpty }
  }

  /// The data of the events; one without a blank line at its end isn't complete.
  private static func events(_ body: String) -> [String] {
    var events: [String] = []
    var data: [Substring] = []
    let text = body.hasPrefix("\u{FEFF}") ? body.dropFirst() : body[...]
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    for line in lines.dropLast() {
      guard !line.isEmpty else {
        if !data.isEmpty { events.append(data.joined(separator: "\n")) }
        data = []
        continue
      }
      let end = line.firstIndex(of: ":") ?? line.endIndex
      guard line[..<end] == "data" else { continue }
      let value = line[end...].dropFirst()
      data.append(value.first == " " ? value.dropFirst() : value)
    }
    return events
  }
}
