extension SequentialMediaType {
  /// An element of a sequence.
  public struct Element: Sendable {
    /// The data of an event, or the JSON text.
    public var text: String
    /// The type that an event states; nil for a text.
    public var eventType: String?

    public init(text: String, eventType: String? = nil) {
      self.text = text
      self.eventType = eventType
    }
  }

  /// Returns the elements of a complete body: events (HTML Standard §9.2.6), or JSON texts.
  public func elements(in body: String) -> [Element] {
    switch self {
    case .events: Self.events(body)
    case .jsonLines:
      Self.lines(body, separator: body.contains("\u{1E}") ? "\u{1E}" : "\n")
        .map { Element(text: $0) }
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

  /// The events with data; one without a blank line at its end isn't complete.
  private static func events(_ body: String) -> [Element] {
    var events: [Element] = []
    var data: [Substring] = []
    var type = ""
    let text = body.hasPrefix("\u{FEFF}") ? body.dropFirst() : body[...]
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    for line in lines.dropLast() {
      guard !line.isEmpty else {
        if !data.isEmpty {
          let text = data.joined(separator: "\n")
          events.append(Element(text: text, eventType: type.isEmpty ? nil : type))
        }
        (data, type) = ([], "")
        continue
      }
      let end = line.firstIndex(of: ":") ?? line.endIndex
      let rest = line[end...].dropFirst()
      let value = rest.first == " " ? rest.dropFirst() : rest
      switch line[..<end] {
      case "data": data.append(value)
      case "event": type = String(value)
      default: break
      }
    }
    return events
  }
}
