import Canonical
import Foundation
import Shape
import SourceDiagnostics

/// Reads the recorded values of described response headers.
struct HeaderValueReader {
  private let wire: WireReader
  private let values: StyledValueReader

  init(_ wire: WireReader) {
    self.wire = wire.lenient
    values = StyledValueReader(wire.lenient)
  }

  /// The values of a header, one unless each field line is a value, as with `Set-Cookie`.
  func values(
    of header: Response.Header,
    in recorded: [Recording.Pair]
  ) -> [(content: RecordedValue.Content, mark: Mark)] {
    let found = recorded.filter { $0.name.lowercased() == header.key.lowercased() }
    guard let first = found.first else { return [] }
    if header.key.lowercased() == "set-cookie" {
      return found.map { (.plain($0.value), $0.mark) }
    }
    // Field lines of one name are one value (RFC 9110, section 5.3).
    let text = found.map(\.value).joined(separator: ", ").trimmingCharacters(in: .whitespaces)
    return [(content(of: header, text), first.mark)]
  }

  private func content(of header: Response.Header, _ text: String) -> RecordedValue.Content {
    if header.isJSON { return .text(text) }
    guard wire.element(of: header.type) != nil || wire.isObject(header.type) else {
      return .plain(text)
    }
    let styled = StyledValue(
      key: header.key,
      location: .header,
      serialization: .style(.simple, explode: header.explode, allowReserved: false),
      type: header.type
    )
    return values.value([(header.key, text)], of: styled).map { .literal($0) } ?? .plain(text)
  }
}
