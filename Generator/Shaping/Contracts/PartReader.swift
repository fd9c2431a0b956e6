import Foundation
import Shape
import SourceDiagnostics

/// The reason why a recorded part isn't a part of the form.
struct PartMismatch: Error, CustomStringConvertible {
  let description: String

  init(_ name: String, _ reason: String) {
    description = "the part \(Excerpt.quoted(name)) \(reason)"
  }
}

/// Reads recorded parts as the members of a form.
struct PartReader {
  private let form: Multipart
  private let wire: WireReader
  private let values: StyledValueReader

  init(_ form: Multipart, _ wire: WireReader) {
    self.form = form
    self.wire = wire
    values = StyledValueReader(wire)
  }

  func members(of parts: [RecordedPart]) throws(PartMismatch) -> [Contract.RecordedMember] {
    var rest = form.named(parts)
    var members: [Contract.RecordedMember] = []
    for part in form.parts {
      let found = rest.filter { part.owns($0.name ?? "", wire) }
      rest.removeAll { part.owns($0.name ?? "", wire) }
      guard let first = found.first else {
        guard part.isRequired else { continue }
        guard wire.isList(part.value) else { throw PartMismatch(part.key, "is missing") }
        let empty: Contract.RecordedMember.Value =
          part.value == .files ? .files([]) : .literal(.array([]))
        members.append(Contract.RecordedMember(key: part.key, value: empty))
        continue
      }
      members.append(
        Contract.RecordedMember(
          key: part.key,
          value: try value(of: found, as: part.value, part.key),
          headers: try headers(of: first, part)
        )
      )
    }
    while let name = rest.first?.name {
      guard let additional = form.additional else { throw PartMismatch(name, "isn't defined") }
      let found = rest.filter { $0.name == name }
      rest.removeAll { $0.name == name }
      members.append(
        Contract.RecordedMember(key: name, value: try value(of: found, as: additional, name))
      )
    }
    return members
  }

  private func value(
    of parts: [RecordedPart],
    as value: Multipart.Value,
    _ key: String
  ) throws(PartMismatch) -> Contract.RecordedMember.Value {
    let isList = value == .files || wire.element(of: value.type) != nil
    if parts.count > 1, !isList, !value.isStyled { throw PartMismatch(key, "occurs twice") }
    switch value {
    case .file, .files: return .files(parts.map(\.file))
    case .plain(let type):
      guard let element = wire.element(of: type) else {
        return .literal(try literal(parts[0], type, key))
      }
      var elements: [Literal] = []
      for part in parts { elements.append(try literal(part, element, key)) }
      return .literal(.array(elements))
    case .styled:
      let pairs = parts.pairs(key)
      guard let literal = StyledValue(key, value).flatMap({ values.value(pairs, of: $0) }) else {
        throw PartMismatch(key, "doesn't match its schema")
      }
      return .literal(literal)
    }
  }

  private func literal(
    _ part: RecordedPart,
    _ type: Type,
    _ key: String
  ) throws(PartMismatch) -> Literal {
    let isJSON = part.contentType.map { MediaTypeName($0).isJSON } ?? wire.isObject(type)
    guard let value = isJSON ? WireReader.json(part.text) : wire.value(part.text, type)
    else {
      let reason = "has the value \(Excerpt.quoted(part.text)), which doesn't match its schema"
      throw PartMismatch(key, reason)
    }
    return value
  }

  private func headers(
    of part: RecordedPart,
    _ described: Multipart.Part
  ) throws(PartMismatch) -> [Literal.Member] {
    var members: [Literal.Member] = []
    for header in described.headers {
      let found = part.headers.first { $0.name.lowercased() == header.key.lowercased() }
      guard let found else {
        guard !header.isRequired else {
          throw PartMismatch(described.key, "lacks the header \(Excerpt.quoted(header.key))")
        }
        continue
      }
      guard let value = values.value([(header.key, found.value)], of: StyledValue(header)) else {
        let reason =
          "has the header \(Excerpt.quoted(header.key)), whose value doesn't match its schema"
        throw PartMismatch(described.key, reason)
      }
      members.append(Literal.Member(key: header.key, value: value))
    }
    return members
  }
}

extension RecordedPart {
  fileprivate var file: Contract.RecordedFile {
    Contract.RecordedFile(bytes: content, fileName: fileName, contentType: contentType)
  }

  private var content: Contract.RecordedFile.Bytes {
    guard let text = String(validUTF8: bytes),
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 || ["\r", "\n", "\t"].contains($0) })
    else { return .base64(Data(bytes).base64EncodedString()) }
    return .text(text)
  }
}

extension Multipart.Value {
  fileprivate var isStyled: Bool { if case .styled = self { true } else { false } }
}

extension StyledValue {
  /// A header of a part, which has the style `simple`.
  fileprivate init(_ header: Response.Header) {
    self.init(
      key: header.key,
      location: .header,
      serialization: header.isJSON
        ? .json : .style(.simple, explode: false, allowReserved: false),
      type: header.type
    )
  }
}
