import Shape
import SwiftSource

/// Creates the blueprints of what a client of a channel receives and sends.
struct ExchangeDrafter {
  let spelling: TypeSpelling
  let channel: Channel
  /// The name of the channel's type.
  let name: SwiftName
  /// All channels of the service.
  let all: [Channel]
  let names: [Channel.ID: SwiftName]

  /// The messages; nil if another type has the name of a direction, which a client requires.
  func messages() -> ChannelBlueprint.Messages? {
    let directions = [(channel.incoming, "Incoming"), (channel.outgoing, "Outgoing")]
    for (direction, name) in directions {
      if let direction, typeName(direction)?.text != name { return nil }
    }
    var names = Scope(taken: ["channel", "incoming", "send", "reply", "init", "self", "deinit"])
    return ChannelBlueprint.Messages(
      signatures: signatures(of: channel.incoming),
      exchanges: channel.exchanges.compactMap { exchange($0, &names) }
    )
  }

  private func signatures(of direction: Channel.Direction?) -> [Source] {
    guard let direction, case .union(let union)? = spelling.model(direction.event)?.definition
    else { return [] }
    return union.variants.flatMap(\.completeSignature.sources)
  }

  private func typeName(_ direction: Channel.Direction) -> SwiftName? {
    guard case .named(let path) = spelling.reference(.model(direction.event), in: [name]) else {
      return nil
    }
    return path.last
  }

  /// A message with its case.
  private struct Case {
    let message: Message
    let name: SwiftName
    let type: TypeReference
  }

  private func cases(_ names: [String], of direction: Channel.Direction?) -> [Case] {
    guard let direction, case .union(let union)? = spelling.model(direction.event)?.definition
    else { return [] }
    let all = zip(
      direction.messages,
      zip(union.variants, spelling.members.names(in: direction.event))
    )
    return all.filter { names.contains($0.0.name) }
      .map { message, variant in
        Case(
          message: message,
          name: variant.1,
          type: spelling.reference(variant.0.type, in: [])
        )
      }
  }

  private func exchange(
    _ exchange: Channel.Exchange,
    _ names: inout Scope
  ) -> ChannelBlueprint.Exchange? {
    let requests = cases(exchange.requests, of: channel.outgoing)
    let other = exchange.channel.flatMap { id in all.first { $0.id == id } }
    let otherName = exchange.channel.flatMap { self.names[$0] }
    guard exchange.channel == nil || other != nil && otherName != nil else { return nil }
    let replies = cases(exchange.replies, of: (other ?? channel).incoming)
    guard let request = requests.first, let reply = replies.first else { return nil }
    let name = names.claim([Words(exchange.operation).lowerCamel]).name
    let (sent, received) = (list(requests), list(replies))
    return ChannelBlueprint.Exchange(
      name: name,
      request: requests.count == 1
        ? request.type : .named([self.name, SwiftName(known: "Outgoing")]),
      sent: requests.count == 1 ? request.name : nil,
      reply: replies.count == 1
        ? reply.type : .named([otherName ?? self.name, SwiftName(known: "Incoming")]),
      replyChannel: otherName,
      received: replies.map(\.name),
      correlation: exchange.correlation.map { ($0.request.source, $0.reply.source) },
      documentation: DocumentationText(
        summary: "Sends \(sent), and returns the reply \(received)."
      )
    )
  }

  private func list(_ cases: [Case]) -> String {
    cases.map { $0.message.name.codeSpan }.joined(separator: " or ")
  }
}
