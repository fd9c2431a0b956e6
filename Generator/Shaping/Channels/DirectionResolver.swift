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
    _ id: Channel.ID,
    isEventStream: Bool = false
  ) -> Channel.Direction? {
    guard !drafts.isEmpty else { return nil }
    let isIncoming = name == "incoming"
    let eventTypes = isEventStream ? drafts.eventTypes : drafts.map { _ in [] }
    let branches = zip(drafts, eventTypes).map { messages.branch($0, of: id, eventTypes: $1) }
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
        definition: .union(unions.union(of: branches))
      )
    )
    var requests = RequestMessages(others, in: requests)
    return Channel.Direction(
      event: event,
      messages: zip(drafts, eventTypes).map { draft, types in
        var message = messages.message(draft, answering: requests.names(of: draft.answers))
        message.eventType = types.last
        return message
      }
    )
  }
}

extension [MessageDraft] {
  /// The types of the server-sent events that are each message: its name in the channel, and the
  /// `name` that it states unless another message has that, too.
  fileprivate var eventTypes: [[String]] {
    let names = compactMap(\.message.name)
    return map { draft in
      let stated = draft.message.name.flatMap { stated in
        names.count { $0 == stated } == 1 && !contains { $0.name == stated } ? stated : nil
      }
      return [draft.name] + (stated.map { [$0] } ?? [])
    }
  }
}

extension Channel.ID {
  /// The union of the messages in one direction.
  func event(_ direction: String) -> Model.ID { Model.ID("\(rawValue) \(direction)") }
}
