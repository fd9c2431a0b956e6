import Shape
import SwiftSource

/// Draws what the answers of an operation become.
struct AnswerDrafter {
  let operation: Operation
  let name: SwiftName
  let spelling: TypeSpelling
  var scope: Scope
  var decisions: NamingDecisions
  private var structures: [HeadedBlueprint] = []
  private var choices: [ContentChoiceBlueprint] = []
  private var streams: [OutcomeBlueprint] = []

  init(
    operation: Operation,
    name: SwiftName,
    spelling: TypeSpelling,
    scope: Scope,
    decisions: NamingDecisions
  ) {
    self.operation = operation
    self.name = name
    self.spelling = spelling
    self.scope = scope
    self.decisions = decisions
  }

  mutating func blueprint() -> AnswerBlueprint {
    let sorting = ResponseSorting(operation.responses)
    let (reply, replyOutcomes) = reply(from: sorting.replies)
    var names = Scope(taken: ["self", "init"])
    let failures = sorting.failures.map { ($0, response($0, &names)) }
    let failureOutcomes = failures.compactMap { source, blueprint in
      blueprint.value.map { (source.status, ".failure(\(list: [$0], \.self))" as Source) }
    }
    return AnswerBlueprint(
      reply: reply,
      failures: failures.map(\.1),
      structures: structures,
      choices: choices,
      outcomes: OutcomeBlueprint.all(replies: replyOutcomes, failures: failureOutcomes),
      streams: streams
    )
  }

  typealias Outcomes = [(Response.Status, Source)]

  private mutating func reply(from responses: [Response]) -> (ReplyBlueprint, Outcomes) {
    guard let first = responses.first else { return (.alias(nil, nil), []) }
    guard responses.count == 1 else {
      var names = Scope(taken: ["self", "init"])
      let cases = responses.map { response($0, &names) }
      for blueprint in cases {
        noteStreams(blueprint.status, blueprint.payload) { blueprint.value(reading: $0) }
      }
      let outcomes = zip(responses, cases).compactMap { response, blueprint in
        blueprint.value.map { (response.status, ".reply(\(list: [$0], \.self))" as Source) }
      }
      return (.cases(cases), outcomes)
    }
    guard let payload = payload(of: first, named: SwiftName(known: "Reply")) else {
      return (.alias(nil, nil), [(first.status, ".reply(())")])
    }
    let isDeclared = payload.type == .named([SwiftName(known: "Reply")])
    noteStreams(first.status, payload) { $0 }
    let reply: ReplyBlueprint =
      isDeclared ? .declared(payload.form) : .alias(payload.type, payload.form)
    let outcome = payload.reading.map { ".reply(\(list: [$0], \.self))" as Source }
    return (reply, outcome.map { [(first.status, $0)] } ?? [])
  }

  /// Takes note of what is read while it arrives; `value` makes the reply of a reading.
  private mutating func noteStreams(
    _ status: Response.Status,
    _ payload: ResponseBlueprint.Payload?,
    _ value: (Source) -> Source
  ) {
    for (mediaType, reading) in payload?.streams ?? [] {
      let condition: Source =
        mediaType.map {
          " where response.hasContentType(\(literal: $0))"
        } ?? ""
      streams.append(
        OutcomeBlueprint(
          pattern: "\(OutcomeBlueprint.pattern(of: status))\(condition)",
          value: ".reply(\(list: [value(reading)], \.self))"
        )
      )
    }
  }

  private mutating func response(_ response: Response, _ names: inout Scope) -> ResponseBlueprint {
    let thing = NamedThing(
      kind: .response,
      name: response.status.text,
      owner: operation.id.rawValue,
      origin: response.origin
    )
    return ResponseBlueprint(
      name: decisions.claim([response.status.phrase], for: thing, in: &names),
      keepsStatus: response.status.isRange,
      payload: payload(of: response, named: nil),
      documentation: DocumentationText(
        summary: "\(response.status.text): \(response.documentation.summary ?? "undescribed")",
        discussion: response.documentation.discussion
      ),
      status: response.status
    )
  }
}

// MARK: - Payloads

extension AnswerDrafter {
  /// What a response carries: nothing, a body, a choice of bodies, or a structure with headers.
  private mutating func payload(
    of response: Response,
    named chosen: SwiftName?
  ) -> ResponseBlueprint.Payload? {
    let word = Words(response.status.phrase).upperCamel
    let hasHeaders = !response.headers.isEmpty
    let body = body(of: response, named: hasHeaders ? nil : chosen, word)
    guard hasHeaders else { return body }
    let name = chosen ?? scope.claim([word, word + "Response", word + "Answer"]).name
    return headed(response, name, body)
  }

  private mutating func body(
    of response: Response,
    named chosen: SwiftName?,
    _ word: String
  ) -> ResponseBlueprint.Payload? {
    guard let first = response.contents.first else { return nil }
    guard response.contents.count > 1 else {
      let reading = first.reading(from: .response)
      let isStream = first.coding.isStream
      return ResponseBlueprint.Payload(
        type: first.reference(in: [name], spelling, from: .response),
        reading: isStream ? nil : reading,
        streams: isStream ? [(nil, reading)] : [],
        form: .init(bodies: [(nil, first)])
      )
    }
    let cases = response.contents.choiceCases(in: [name], spelling, from: .response)
    let choice = ContentChoiceBlueprint(
      name: chosen ?? scope.claim([word + "Body", word + "Content"]).name,
      cases: cases,
      fallback: cases.fallback
    )
    choices.append(choice)
    return ResponseBlueprint.Payload(
      type: .named([choice.name]),
      reading: choice.fallback.map { _ in "try \(choice.name)(response)" },
      streams: cases.filter(\.isStream).map {
        ($0.mediaType, ".\(label: $0.name)(\($0.reading ?? ""))")
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
    var fields: [HeadedBlueprint.Field] = []
    var arguments: [Source] = []
    if let body {
      let name = names.claim(["body"]).name
      fields.append(.init(name: name, type: body.type, documentation: .init(summary: nil)))
    }
    var headers: [(key: String, name: SwiftName)] = []
    for header in response.headers {
      let (field, argument) = self.field(header, &names)
      fields.append(field)
      arguments.append(argument)
      headers.append((header.key, field.name))
    }
    let documentation = response.documentation.text()
    structures.append(
      HeadedBlueprint(
        name: name,
        isHashable: body?.streams.isEmpty ?? true,
        documentation: documentation,
        fields: fields
      )
    )
    let whole = { (reading: Source) -> Source in
      "\(name)(\(list: ["body: \(reading)"] + arguments, \.self))"
    }
    return ResponseBlueprint.Payload(
      type: .named([name]),
      reading: body == nil ? "\(name)(\(list: arguments, \.self))" : body?.reading.map(whole),
      streams: body?.streams.map { ($0.mediaType, whole($0.reading)) } ?? [],
      form: .init(headers: headers, bodies: body?.form?.bodies ?? [])
    )
  }

  private func field(
    _ header: Response.Header,
    _ names: inout Scope
  ) -> (HeadedBlueprint.Field, Source) {
    let stem = Words(header.key).lowerCamel
    let name = names.claim([stem, stem + "Header"]).name
    let type = spelling.reference(spelling.wrapped(header.type), in: [self.name])
    let verb: Source = header.isRequired ? "requiredHeader" : "header"
    let form: Source = header.isJSON ? "JSON" : ""
    return (
      HeadedBlueprint.Field(
        name: name,
        type: header.isRequired ? type : .optional(type),
        documentation: header.documentation.text(warningOfDeprecation: true)
      ),
      "\(argument: name): try response.\(verb)\(form)(\(list: [header.key], quoted))"
    )
  }

  private func quoted(_ text: String) -> Source { "\(literal: text)" }
}

extension ResponseBlueprint {
  /// The case with what is read from `response` once it is there.
  fileprivate var value: Source? {
    payload == nil ? value(reading: nil) : payload?.reading.map { value(reading: $0) }
  }

  fileprivate func value(reading: Source?) -> Source {
    let status: [Source] = keepsStatus ? ["status: response.status"] : []
    let arguments = status + (reading.map { [$0] } ?? [])
    return arguments.isEmpty ? ".\(label: name)" : ".\(label: name)(\(list: arguments, \.self))"
  }
}

extension Response.Status {
  fileprivate var isRange: Bool {
    guard case .code = self else { return true }
    return false
  }
}
