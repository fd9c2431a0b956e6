import Shape
import SwiftSource

extension ModelDrafter {
  mutating func blueprint(
    of multipart: Multipart,
    of model: Model,
    at path: [SwiftName]
  ) -> MultipartBlueprint {
    var scope = Scope(taken: ["encode", "hashValue", "self"])
    let names = multipart.parts.map {
      claim($0.key, .property, of: model, at: $0.origin, in: &scope)
    }
    let headers = zip(multipart.parts, names).map { part, name in
      headerFields(of: part, named: name, at: path, &scope)
    }
    let fields = zip(multipart.parts, names).map { field(of: $0, named: $1, at: path) }
    let additional = multipart.additional.map {
      AdditionalBlueprint(
        name: scope.claim(["additionalProperties", "otherProperties"]).name,
        type: reference($0, at: path)
      )
    }
    let form = scope.claim(["form", "multipart", "formParts"]).name
    let statements = zip(zip(multipart.parts, names), headers).flatMap { part, headers in
      self.statements(adding: part.0, part.1, headers, to: form, &scope)
    }
    let blueprint = MultipartBlueprint(
      fields: zip(fields, headers).flatMap { [$0] + $1.map(\.field) },
      additional: additional,
      form: form,
      statements: statements
        + (multipart.additional.flatMap { value in
          additional.map { [loop(over: $0.name, value, into: form)] }
        } ?? [])
    )
    forms[model.id] = blueprint
    return blueprint
  }

  private func reference(_ value: Multipart.Value, at path: [SwiftName]) -> TypeReference {
    switch value {
    case .plain(let type), .styled(let type, _, _):
      spelling.reference(spelling.wrapped(type), in: path)
    case .file: .binaryContent
    case .files: .array(.binaryContent)
    }
  }

  private func field(
    of part: Multipart.Part,
    named name: SwiftName,
    at path: [SwiftName]
  ) -> MultipartBlueprint.Field {
    let type = reference(part.value, at: path)
    let isOptional = !part.isRequired || spelling.isNullable(part.value.type)
    let defaults = ValueWriter(spelling: spelling, scope: path, expressions: .initializers)
    let initial = isOptional ? nil : part.initialValue
    let assumed = initial.flatMap { defaults.source($0, as: part.value.type) }
    return MultipartBlueprint.Field(
      name: name,
      type: isOptional ? .optional(type) : type,
      assumed: assumed ?? (part.isRequired ? nil : "nil"),
      documentation: part.documentation.text(
        Literal.remarks(
          part.defaultValue,
          only: part.initialValue,
          isAssumed: assumed != nil,
          after: part.documentation
        ),
        warningOfDeprecation: true
      )
    )
  }
}

// MARK: - Headers of parts

extension ModelDrafter {
  fileprivate typealias HeaderField = (key: String, field: MultipartBlueprint.Field)

  /// Returns a field for each header of a part, named after both.
  private func headerFields(
    of part: Multipart.Part,
    named name: SwiftName,
    at path: [SwiftName],
    _ scope: inout Scope
  ) -> [HeaderField] {
    part.headers.map { header in
      let stem = Words("\(name.text) \(header.key)").lowerCamel
      let type = spelling.reference(spelling.wrapped(header.type), in: path)
      let field = MultipartBlueprint.Field(
        name: scope.claim([stem, stem + "Header"]).name,
        type: header.isRequired ? type : .optional(type),
        assumed: header.isRequired ? nil : "nil",
        documentation: header.documentation.text(warningOfDeprecation: true)
      )
      return (header.key, field)
    }
  }
}

// MARK: - Statements

extension ModelDrafter {
  private func statements(
    adding part: Multipart.Part,
    _ name: SwiftName,
    _ headers: [HeaderField],
    to form: SwiftName,
    _ scope: inout Scope
  ) -> [Source] {
    var arguments: [Source] = ["\(literal: part.key)", "\(name)"] + part.value.styleArguments
    if let contentType = part.contentType, !part.value.isStyled {
      arguments.append("contentType: \(literal: contentType)")
    }
    guard !headers.isEmpty else { return [call(part.value, arguments, on: form)] }
    let local = scope.claim([name.text + "Headers", name.text + "PartHeaders"]).name
    let settings = headers.map { header -> Source in
      let setting: [Source] = ["\(literal: header.key)", "\(header.field.name)"]
      return "try \(local).set(\(list: setting, \.self))"
    }
    return ["var \(local) = HTTPHeaders()"] + settings
      + [call(part.value, arguments + ["headers: \(local)"], on: form)]
  }

  private func call(_ value: Multipart.Value, _ arguments: [Source], on form: SwiftName) -> Source {
    "try \(form).\(value.verb)(\(list: arguments, \.self))"
  }

  /// Returns a loop that is sorted by key, for a deterministic order of the parts.
  private func loop(
    over name: SwiftName,
    _ value: Multipart.Value,
    into form: SwiftName
  ) -> Source {
    """
    for (key, value) in \(name).sorted(by: { $0.key < $1.key }) {
      \(call(value, ["key", "value"], on: form))
    }
    """
  }
}

extension Multipart.Value {
  fileprivate var verb: Source {
    switch self {
    case .plain: "value"
    case .styled: "styled"
    case .file: "file"
    case .files: "files"
    }
  }

  fileprivate var isStyled: Bool { if case .styled = self { true } else { false } }

  /// The arguments that differ from the runtime's default arguments.
  fileprivate var styleArguments: [Source] {
    guard case .styled(_, let style, let explode) = self else { return [] }
    return (style == .form ? [] : ["style: \(style.word)"]) + (explode ? [] : ["explode: false"])
  }
}
