import Shape
import SwiftSource

/// Creates the blueprint of an operation's responses.
struct ResponsesDrafter {
  let operation: Operation
  let name: SwiftName
  let spelling: TypeSpelling
  var scope: Scope
  var decisions: NamingDecisions
  var structures: [ResponseStructBlueprint] = []
  var unions: [ContentUnionBlueprint] = []
  var streams: [OutcomeBlueprint] = []

  mutating func blueprint() -> ResponsesBlueprint {
    let sorting = ResponseSorting(operation.responses)
    let (reply, replyOutcomes) = reply(from: sorting.replies)
    var names = Scope(taken: ["self", "init"])
    let failures = sorting.failures.map { ($0, response($0, &names)) }
    let failureOutcomes = failures.compactMap { source, blueprint in
      blueprint.value.map { (source.status, ".failure(\(list: [$0], \.self))" as Source) }
    }
    return ResponsesBlueprint(
      reply: reply,
      sharedReply: sharedReply(of: sorting.replies, reply),
      failures: failures.map(\.1),
      structures: structures,
      unions: unions,
      outcomes: OutcomeBlueprint.all(replies: replyOutcomes, failures: failureOutcomes),
      streams: streams
    )
  }

  typealias Outcomes = [(Response.Status, Source)]

  private mutating func reply(from responses: [Response]) -> (ReplyBlueprint, Outcomes) {
    guard let first = responses.first else {
      return (.undescribed, [(.range(2), ".reply(response)")])
    }
    guard responses.count == 1 else {
      var names = Scope(taken: ["self", "init"])
      let cases = responses.map { response($0, &names) }
      for blueprint in cases {
        appendStreams(blueprint.status, blueprint.payload) { blueprint.value(reading: $0) }
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
    appendStreams(first.status, payload) { $0 }
    let reply: ReplyBlueprint =
      isDeclared ? .declared(payload.form) : .alias(payload.type, payload.form)
    let outcome = payload.reading.map { ".reply(\(list: [$0], \.self))" as Source }
    return (reply, outcome.map { [(first.status, $0)] } ?? [])
  }

  private func sharedReply(of responses: [Response], _ reply: ReplyBlueprint) -> TypeReference? {
    guard case .alias(let type?, _) = reply, responses.count == 1,
      let content = responses[0].contents.first, responses[0].contents.count == 1
    else { return nil }
    return content.reference(in: [], spelling, from: .response) == type ? type : nil
  }

  /// Appends the outcomes of streamed bodies; `value` turns the expression that reads a body into a
  /// reply.
  private mutating func appendStreams(
    _ status: Response.Status,
    _ payload: ResponseBlueprint.Payload?,
    _ value: (Source) -> Source
  ) {
    for (condition, reading) in payload?.streams ?? [] {
      let limit: Source = condition.map { " where \($0)" } ?? ""
      streams.append(
        OutcomeBlueprint(
          pattern: "\(OutcomeBlueprint.pattern(of: status))\(limit)",
          value: ".reply(\(list: [value(reading)], \.self))"
        )
      )
    }
  }

  private mutating func response(_ response: Response, _ names: inout Scope) -> ResponseBlueprint {
    let element = NamedElement(
      kind: .response,
      name: response.status.text,
      owner: operation.id.rawValue,
      origin: response.origin
    )
    return ResponseBlueprint(
      name: decisions.claim([response.status.phrase], for: element, in: &names),
      keepsStatus: response.status.isRange,
      payload: payload(of: response, named: nil),
      documentation: DocumentationText(
        summary: "\(response.status.heading): \(response.documentation.summary ?? "undescribed")",
        discussion: response.documentation.discussion
      ),
      status: response.status
    )
  }
}

extension ResponseBlueprint {
  /// The enumeration case with the completely received payload.
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
