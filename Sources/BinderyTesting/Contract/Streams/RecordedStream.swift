import BinderyRuntime
import Foundation

/// The elements of a recorded stream, parsed independently of the runtime's parsers.
enum RecordedStream {
  /// An element: the other fields of an event, and its data as text.
  struct Element {
    var fields: [PairDifferences.Pair] = []
    var text: String
  }

  /// The events of a `text/event-stream` (HTML Standard, 9.2.6) up to the one that ends it.
  static func events(_ body: [UInt8], until terminator: String?) -> [Element] {
    let text = String(decoding: body, as: UTF8.self)
    var lines = (text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...])
      .split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    // A line without a line end is incomplete.
    lines.removeLast()
    var events: [Element] = []
    var fields: [PairDifferences.Pair] = []
    var (id, retry): (String, String?) = ("", nil)
    for line in lines {
      if line.isEmpty {
        let data = fields.filter { $0.name == "data" }.map { $0.value ?? "" }
        let name = fields.last { $0.name == "event" }?.value ?? ""
        fields = []
        guard !data.isEmpty else { continue }
        let text = data.joined(separator: "\n")
        if text == terminator { break }
        let pairs = [("id", id), ("event", name.isEmpty ? "message" : name), ("retry", retry)]
        events.append(Element(fields: pairs, text: text))
      } else {
        let field = field(line)
        if field.name == "id" { id = field.value }
        if field.name == "retry", Int64(field.value) != nil { retry = field.value }
        fields.append(field)
      }
    }
    return events
  }

  /// Returns the texts of JSON lines, or those between the record separators of RFC 7464.
  static func lines(_ body: [UInt8], mediaType: String) -> [Element] {
    let isSequence = mediaType.prefix { $0 != ";" }.hasSuffix("json-seq")
    return body.split(separator: isSequence ? 0x1E : 0x0A)
      .map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
      .map { Element(text: $0) }
  }

  private static func field(_ line: Substring) -> (name: String, value: String) {
    let halves = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = halves.count > 1 ? halves[1] : ""
    return (String(halves[0]), String(value.hasPrefix(" ") ? value.dropFirst() : value))
  }
}
