import BinderyRuntime
import BinderyTesting
import Canonicalizing
import Shape
import Shaping
import Specification

import enum BinderyRuntime.JSONValue

/// A document of channels: its shape, and the schemas of the messages.
struct DescribedService {
  private let document: String
  private let service: Service
  private let traffic: [Shape.Contract.Traffic]
  private let root: JSONValue
  private let schemas: JSONSchema

  /// Reads a document; `document` is its path in the package.
  init(_ document: String) throws(Violation) {
    let file = Seeds.package.appending(path: document)
    let diagnostics = Diagnostics()
    let documents = Documents(entry: file.path, diagnostics: diagnostics)
    let description = ServiceDescription(documents, diagnostics: diagnostics)
    guard let service = Shaper(description, diagnostics: diagnostics).service() else {
      throw Violation("\(document) has no shape")
    }
    let shaper = ContractShaper(service, description, diagnostics: diagnostics)
    let contract = shaper.contract([])
    self.document = document
    self.service = service
    traffic = contract.traffic
    root = JSONValue(contract.schemas)
    do {
      schemas = try JSONSchema(root, dialect: .openAPI, formats: .all)
    } catch {
      throw Violation("the schemas of \(document) can't be used: \(error)")
    }
  }

  /// Returns the description of a channel in one direction.
  func events(of subject: EventSubject) throws(Violation) -> DescribedEvents {
    let channel = service.channels.first { $0.name == subject.channel }
    let direction = subject.isSent ? channel?.outgoing : channel?.incoming
    let model = direction.flatMap { service.models[$0.event] }
    let recorded = traffic.first {
      $0.channel == channel?.id && $0.direction == (subject.isSent ? .send : .receive)
    }
    guard let recorded, case .union(let union)? = model?.definition else {
      throw Violation("\(document) has no such messages of \(subject.channel)")
    }
    var messages: [DescribedMessage] = []
    for message in recorded.messages {
      messages.append(try described(message))
    }
    return DescribedEvents(messages: messages, discriminator: union.discriminator)
  }

  private func described(
    _ message: Shape.Contract.ExpectedMessage
  ) throws(Violation) -> DescribedMessage {
    let schema = message.schema.flatMap(schemas.definition)
    if schema == nil, let key = message.schema { throw Violation("there is no schema \(key)") }
    do {
      return try DescribedMessage(
        name: message.name,
        schema: schema,
        outline: SchemaOutline(of: message.schema, in: root)
      )
    } catch {
      throw Violation("the schema of \(message.name) can't be used: \(error)")
    }
  }
}

extension JSONValue {
  fileprivate init(_ literal: Literal) {
    self =
      switch literal {
      case .null: .null
      case .boolean(let flag): .boolean(flag)
      case .integer(let text), .number(let text):
        (try? JSONNumber(parsing: text)).map { .number($0) } ?? .string(text)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map { JSONValue($0) })
      case .object(let members): .object(JSONObject(members.map { ($0.key, JSONValue($0.value)) }))
      }
  }
}
