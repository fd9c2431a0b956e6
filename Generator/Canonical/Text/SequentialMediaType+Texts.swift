extension SequentialMediaType {
  /// Returns the texts in a complete body: the data of events (HTML Standard §9.2.6), or JSON
  /// texts.
  public func texts(in body: String) -> [String] {
    switch self {
    case .events: Self.events(body)
    case .jsonLines:
      body.split { $0.isNewline || $0 == "\u{1E}" }.map { String($0.trimmingBlanks) }
        .filter { !$0.isEmpty }
    }
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

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    let blanks = start.reversed().prefix { $0 == " " || $0 == "\t" }.count
    return start.dropLast(blanks)
  }
}
