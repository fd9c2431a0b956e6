import Canonical
import Shape

/// Reads recorded forms as JSON, also those that contradict the document, so that schemas can be
/// checked against them.
struct FormValueReader {
  private let wire: WireReader
  private let values: StyledValueReader

  init(_ wire: WireReader) {
    self.wire = wire.lenient
    values = StyledValueReader(wire.lenient)
  }

  /// The object that a form represents; nil if its members have no described types.
  func value(_ data: Recording.Body, _ content: Content) -> Literal? {
    switch content.coding {
    case .form:
      guard wire.isObject(content.type) else { return nil }
      return values.form(data.formPairs, of: content.type, content.members)
    case .multipart:
      guard let form = wire.form(content.type) else { return nil }
      return RecordedParts.parts(of: data).map { object(form.named($0), form) }
    case .json, .text, .binary, .events, .textEvents, .jsonLines, .xml, .coded, .rows, .parts:
      return nil
    }
  }

  private func object(_ parts: [RecordedPart], _ form: Multipart) -> Literal {
    var rest = parts
    var members: [Literal.Member] = []
    for part in form.parts {
      let found = rest.filter { part.owns($0.name ?? "", wire) }
      if found.isEmpty {
        if part.isRequired, wire.isList(part.value) {
          members.append(Literal.Member(key: part.key, value: .array([])))
        }
        continue
      }
      rest.removeAll { part.owns($0.name ?? "", wire) }
      members.append(Literal.Member(key: part.key, value: value(found, part.value, part.key)))
    }
    while let name = rest.first?.name {
      let found = rest.filter { $0.name == name }
      rest.removeAll { $0.name == name }
      let type = form.additional ?? .plain(.string)
      members.append(Literal.Member(key: name, value: value(found, type, name)))
    }
    return .object(members)
  }

  private func value(
    _ parts: [RecordedPart],
    _ value: Multipart.Value,
    _ key: String
  ) -> Literal {
    switch value {
    case .file: return parts.count == 1 ? parts[0].octets : .array(parts.map(\.octets))
    case .files: return .array(parts.map(\.octets))
    case .styled:
      return StyledValue(key, value).flatMap { values.value(parts.pairs(key), of: $0) }
        ?? .string(parts[0].text)
    case .plain(let type):
      guard let element = wire.element(of: type) else {
        let all = parts.map { literal($0, type) }
        return all.count == 1 ? all[0] : .array(all)
      }
      if parts.count == 1, parts[0].isJSON, case .array(let list)? = WireReader.json(parts[0].text)
      {
        return .array(list)
      }
      return .array(parts.map { literal($0, element) })
    }
  }

  private func literal(_ part: RecordedPart, _ type: Type) -> Literal {
    let isJSON = part.contentType == nil ? wire.isObject(type) : part.isJSON
    let json = isJSON ? WireReader.json(part.text) : wire.value(part.text, type)
    return json ?? .string(part.text)
  }
}

extension RecordedPart {
  /// Whether the part states that it is JSON.
  var isJSON: Bool { contentType.map { MediaTypeName($0).isJSON } ?? false }

  /// The content of a file with a character for each byte, so that `maxLength` limits its bytes.
  fileprivate var octets: Literal {
    .string(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })))
  }
}
