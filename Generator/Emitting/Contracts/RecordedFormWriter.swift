import Shape
import SwiftSource

/// Writes recorded multipart forms as Swift expressions.
struct RecordedFormWriter {
  private let spelling: TypeSpelling
  private let forms: [Model.ID: MultipartBlueprint]

  init(_ service: ServiceBlueprint) {
    spelling = service.spelling
    forms = service.forms
  }

  /// Returns a call of a multipart form's initializer with the recorded members.
  func form(_ members: [Contract.RecordedMember], of type: Type) -> Source {
    guard case .model(let id) = type, let blueprint = forms[id],
      case .multipart(let form)? = spelling.model(id)?.definition
    else { return "[:]" }
    var fields = blueprint.fields[...]
    var arguments: [Source] = []
    for part in form.parts {
      let recorded = members.first { $0.key == part.key }
      let value = recorded.map { self.value(of: $0, part.value) }
      arguments += argument(fields.popFirst(), value)
      for header in part.headers {
        let value = recorded?.headers.first { $0.key == header.key }?.value
        arguments += argument(
          fields.popFirst(),
          value.map { spelling.recorded($0, as: header.type) }
        )
      }
    }
    let others = members.filter { member in !form.parts.contains { $0.key == member.key } }
    if let additional = blueprint.additional, let value = form.additional, !others.isEmpty {
      let entries = others.map { ($0.key, self.value(of: $0, value)) }
      arguments.append("\(argument: additional.name): [\(members: entries)]")
    }
    return "\(spelling.reference(type, in: []))(\(list: arguments, \.self))"
  }

  private func argument(_ field: MultipartBlueprint.Field?, _ value: Source?) -> [Source] {
    guard let field, let value else { return [] }
    return ["\(argument: field.name): \(value)"]
  }

  private func value(of member: Contract.RecordedMember, _ value: Multipart.Value) -> Source {
    switch (member.value, value) {
    case (.literal(let literal), _): spelling.recorded(literal, as: value.type)
    case (.files(let files), .files): "[\(elements: files, file)]"
    case (.files(let files), _): files.first.map(file) ?? "[]"
    }
  }

  private func file(_ file: Contract.RecordedFile) -> Source {
    let metadata: [Source] = [
      file.fileName.map { "fileName: \(literal: $0)" },
      file.contentType.map { "contentType: \(literal: $0)" },
    ].compactMap { $0 }
    switch file.bytes {
    case .text(let text): return ".text(\(list: ["\(literal: text)"] + metadata, \.self))"
    case .base64(let text):
      return ".data(\(list: [spelling.recorded(.string(text), as: .binary)] + metadata, \.self))"
    }
  }
}
