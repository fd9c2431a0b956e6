import Shape
import SwiftSource

extension ResponsesDrafter {
  /// Returns the payload of a response: a body, an enumeration of bodies or a structure with
  /// headers; nil for none.
  mutating func payload(
    of response: Response,
    named chosen: SwiftName?
  ) -> ResponseBlueprint.Payload? {
    let word = Words(response.status.phrase).upperCamel
    let hasHeaders = !response.headers.isEmpty
    let body = body(of: response, named: hasHeaders ? nil : chosen, word)
    guard hasHeaders else { return body }
    let name = chosen ?? scope.claim([word, word + "Response"]).name
    return headed(response, name, body)
  }

  private mutating func body(
    of response: Response,
    named chosen: SwiftName?,
    _ word: String
  ) -> ResponseBlueprint.Payload? {
    guard let first = response.contents.first else { return nil }
    guard response.contents.count > 1 else {
      let reading = first.reading(from: .response, in: [name], spelling)
      let isStream = first.coding.isStream
      return ResponseBlueprint.Payload(
        type: first.reference(in: [name], spelling, from: .response),
        reading: isStream ? nil : reading,
        streams: isStream ? [(first.isIdentifiedByType ? typeCondition(first) : nil, reading)] : [],
        form: .init(bodies: [(nil, first)])
      )
    }
    let cases = response.contents.unionCases(in: [name], spelling, from: .response)
    let union = ContentUnionBlueprint(
      name: chosen ?? scope.claim([word + "Body", word + "Content"]).name,
      cases: cases,
      fallback: cases.fallback
    )
    unions.append(union)
    return ResponseBlueprint.Payload(
      type: .named([union.name]),
      reading: union.fallback.map { _ in "try \(union.name)(response)" },
      streams: union.streams.map {
        (hasType($0.patterns), ".\(label: $0.name)(\($0.reading ?? ""))")
      },
      form: .init(bodies: zip(cases, response.contents).map { ($0.name, $1) })
    )
  }

  private mutating func headed(
    _ response: Response,
    _ name: SwiftName,
    _ body: ResponseBlueprint.Payload?
  ) -> ResponseBlueprint.Payload {
    var names = Scope(taken: ["self", "init", "hashValue"])
    let own = body.map {
      let name = names.claim(["body"]).name
      return ResponseStructBlueprint.Field(
        name: name,
        type: $0.type,
        documentation: DocumentationText(summary: "The body of the response.")
      )
    }
    let headers = response.headers.map { field($0, &names) }
    structures.append(
      ResponseStructBlueprint(
        name: name,
        isHashable: body?.streams.isEmpty ?? true,
        documentation: response.documentation.text(
          summary: "A response \(response.status.condition)."
        ),
        fields: [own].compactMap(\.self) + headers.map(\.field)
      )
    )
    let arguments = headers.map(\.argument)
    let whole = { (reading: Source) -> Source in
      "\(name)(\(list: ["body: \(reading)"] + arguments, \.self))"
    }
    return ResponseBlueprint.Payload(
      type: .named([name]),
      reading: body == nil ? "\(name)(\(list: arguments, \.self))" : body?.reading.map(whole),
      streams: body?.streams.map { ($0.condition, whole($0.reading)) } ?? [],
      form: .init(
        headers: zip(response.headers, headers).map { ($0.key, $1.field.name) },
        bodies: body?.form?.bodies ?? []
      )
    )
  }

  private mutating func field(
    _ header: Response.Header,
    _ names: inout Scope
  ) -> (field: ResponseStructBlueprint.Field, argument: Source) {
    let element = NamedElement(
      kind: nil,
      name: header.key,
      owner: operation.id.rawValue,
      origin: header.origin
    )
    let stem = Words(header.key).lowerCamel
    let name = decisions.claimContested([stem, stem + "Header"], for: element, in: &names)
    let type = spelling.reference(spelling.wrapped(header.type), in: [self.name])
    let verb: Source = header.isRequired ? "try response.requiredHeader" : "response.header"
    let form: Source = header.isJSON ? "JSON" : ""
    return (
      ResponseStructBlueprint.Field(
        name: name,
        type: header.isRequired ? type : .optional(type),
        documentation: header.documentation.text(warningOfDeprecation: true)
      ),
      "\(argument: name): \(verb)\(form)(\(list: [header.key], Source.literal))"
    )
  }

  private func hasType(_ mediaTypes: [String]) -> Source {
    let arguments = Source(joining: mediaTypes.map(Source.literal), by: ", ")
    return "response.hasContentType(\(arguments))"
  }

  private func typeCondition(_ content: Content) -> Source {
    "response.mayHaveContentType(\(literal: MediaTypeName(content.mediaType).essence))"
  }
}

extension Content {
  /// Whether only the media type distinguishes the stream from another body: any text can be read
  /// as events, whereas reading invalid JSON lines fails.
  fileprivate var isIdentifiedByType: Bool { coding == .events || coding == .textEvents }
}
