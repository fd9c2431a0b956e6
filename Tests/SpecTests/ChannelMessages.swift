import BinderyRuntime
import BinderyTesting
import XCTest

/// The messages of a channel in order, with the schemas of their payloads.
struct ChannelMessages {
  private let messages: [(name: String, payload: JSONSchema, examples: [JSONValue])]

  init(of channel: String, in folder: String) throws {
    let document = try SpecDocument("\(folder)/asyncapi.yaml")
    var remotes = [Self.base + "asyncapi.yaml": document.json]
    if folder != "Spec/pusher" {
      remotes[Self.base + "openapi.yaml"] = try SpecDocument("\(folder)/openapi.yaml").json
    }
    let pointer = "#/channels/\(channel)/messages"
    let members = try XCTUnwrap(document.value(at: pointer)?.object).members
    messages = try members.map { message in
      let payload = try JSONSchema(
        ["$ref": .string("asyncapi.yaml\(pointer)/\(message.key)/payload")],
        uri: Self.base,
        remotes: remotes,
        dialect: .openAPI
      )
      let examples = (message.value["examples"]?.array ?? []).compactMap { $0["payload"] }
      return (message.key, payload, examples)
    }
  }

  private static let base = "https://spec.example/"

  /// The first message whose payload schema the value matches.
  func name(of value: JSONValue) -> String? {
    messages.first { $0.payload.validate(value).isEmpty }?.name
  }

  func forEachExample(_ body: (_ name: String, _ payload: JSONValue) -> Void) {
    for message in messages { message.examples.forEach { body(message.name, $0) } }
  }

  var withoutExamples: [String] { messages.filter { $0.examples.isEmpty }.map(\.name) }
}
