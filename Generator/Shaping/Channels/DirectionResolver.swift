import Canonical
import Shape

/// Resolves the messages of a channel in one direction, and adds the model of their union.
struct DirectionResolver {
  let schemas: SchemaShaper
  let messages: MessageResolver
  let requests: [Traffic.Request: [AsyncAPI.Message.ID]]

  private var unions: EventUnionResolver { EventUnionResolver(schemas: schemas) }

  /// The direction with a name; nil without messages.
  func direction(
    _ name: String,
    _ drafts: [MessageDraft],
    answering others: [MessageDraft],
    of channel: AsyncAPI.Channel,
    _ id: Channel.ID
  ) -> Channel.Direction? {
    guard !drafts.isEmpty else { return nil }
    let isIncoming = name == "incoming"
    var origin = Origin(channel.location)
    origin.pointer += "/" + name
    let event = id.event(name)
    schemas.registry.add(
      Model(
        id: event,
        name: name,
        owner: .channel(id),
        documentation: Documentation(
          summary: "The messages that are \(isIncoming ? "received" : "sent") on this channel."
        ),
        origin: origin,
        definition: .union(unions.union(of: drafts.map { messages.branch($0, of: id) }))
      )
    )
    var requests = RequestMessages(others, in: requests)
    return Channel.Direction(
      event: event,
      messages: drafts.map { messages.message($0, answering: requests.names(of: $0.answers)) }
    )
  }
}

extension Channel.ID {
  /// The union of the messages in one direction.
  func event(_ direction: String) -> Model.ID { Model.ID("\(rawValue) \(direction)") }
}
