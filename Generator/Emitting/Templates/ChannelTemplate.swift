import SwiftSource

/// A channel: its address, its connection policies and its messages.
struct ChannelTemplate {
  let channel: ChannelBlueprint
  let access: Source

  var source: Source {
    guard let template = channel.template else { return namespace }
    return """
      \(doc: channel.documentation)
      \(access)struct \(channel.name): \(conformance) {
        \(lines: address(template) + [directions, signatures, policies, applied] + lifecycle + nested, by: "\n\n", \.self)
      }

      \(exchanges)
      """
  }

  private var lifecycle: [Source] {
    channel.lifecycle.map { [LifecycleTemplate(lifecycle: $0, access: access).source] } ?? []
  }

  private var policies: Source {
    ConnectionPolicyTemplate(policies: channel.policies, access: access).source
  }

  /// The policies that a client applies.
  private var applied: Source {
    let template = ConnectionPolicyTemplate(policies: channel.policies, access: access)
    guard channel.messages != nil, let value = template.value(in: nil) else { return "" }
    return """
      /// The policies of the channel, which precede those of the server and the client.
      \(access)static let policies = \(value)
      """
  }

  /// A channel without an address is a namespace of its types.
  private var namespace: Source {
    """
    \(doc: channel.documentation)
    \(access)enum \(channel.name) {
      \(lines: [policies] + lifecycle + nested, by: "\n\n", \.self)
    }
    """
  }

  private var nested: [Source] {
    channel.nested.map { ModelTemplate(model: $0, access: access).source }
  }

  private func address(_ template: String) -> [Source] {
    [pattern(template), properties, initializer, reader, texts, handshake]
  }

  private var conformance: Source {
    let address: TypeReference =
      channel.hasDefaultHandshake ? .typedChannel : .connectableChannel
    guard channel.messages != nil else {
      return channel.directions == nil
        ? "\(address)" : "\(address), \(TypeReference.directedChannel)"
    }
    return channel.hasDefaultHandshake
      ? "\(address), \(TypeReference.messageChannel)" : "\(TypeReference.messageChannel)"
  }

  /// The types of the directions without messages.
  private var directions: Source {
    guard let directions = channel.directions else { return "" }
    let absent: [Source] =
      (directions.incoming ? [] : ["Incoming"]) + (directions.outgoing ? [] : ["Outgoing"])
    return "\(lines: absent, { "\(access)typealias \($0) = \(TypeReference.undescribedMessages)" })"
  }

  private var signatures: Source {
    guard let messages = channel.messages else { return "" }
    return
      "\(access)static let incomingSignatures: JSONSignatures = [\(elements: messages.signatures, \.self)]"
  }

  private var exchanges: Source {
    guard let exchanges = channel.messages?.exchanges, !exchanges.isEmpty else { return "" }
    return """
      extension RealtimeChannel where ChannelType == \(channel.name) {
        \(lines: exchanges, by: "\n\n", exchange)
      }
      """
  }

  private func exchange(_ exchange: ChannelBlueprint.Exchange) -> Source {
    let sent: Source = exchange.sent.map { ".\($0)(request)" } ?? "request"
    let channel = exchange.replyChannel.map { "on: \($0)()" as Source }
    let correlation = exchange.correlation.map { request, reply -> Source in
      "correlation: MessageCorrelation(\(list: ["request: \(request)", "reply: \(reply)"] as [Source], \.self))"
    }
    return """
      \(doc: exchange.documentation)
      \(access)func \(exchange.name)(\(list: ["_ request: \(exchange.request)" as Source], \.self)) async throws(RealtimeError) -> \(exchange.reply) {
        try await reply(\(list: ["to: \(sent)"] + [channel, correlation].compactMap(\.self), \.self)) { message in
          \(reply(exchange))
        }
      }
      """
  }

  private func reply(_ exchange: ChannelBlueprint.Exchange) -> Source {
    if exchange.received.count == 1 {
      return "if case .\(exchange.received[0])(let reply) = message { reply } else { nil }"
    }
    let cases = exchange.received.map { ".\($0)" as Source }
    return """
      switch message {
      case \(list: cases, \.self): message
      default: nil
      }
      """
  }

  private var handshake: Source {
    guard !channel.handshake.isEmpty else { return "" }
    let arguments = [items("query", isHeader: false), items("headers", isHeader: true)]
    return """
      \(access)var handshake: ChannelHandshake {
        ChannelHandshake(\(list: arguments.compactMap(\.self), \.self))
      }
      """
  }

  private func items(_ label: Source, isHeader: Bool) -> Source? {
    let members = channel.handshake.filter { $0.isHeader == isHeader }
    guard !members.isEmpty else { return nil }
    return "\(label): [\(members: members.map { ($0.key, $0.text) })]"
  }

  private func pattern(_ template: String) -> Source {
    let argument: Source =
      channel.isLiteral ? "literal: \(literal: template)" : "\(literal: template)"
    return "\(access)static let template = ChannelAddress(\(argument))"
  }

  private var properties: Source {
    "\(lines: channel.parameters.map(property) + channel.handshake.map(property), \.self)"
  }

  private func property(_ parameter: ChannelBlueprint.Parameter) -> Source {
    """
    \(doc: parameter.documentation)
    \(access)var \(parameter.name): \(parameter.type)
    """
  }

  private func property(_ member: ChannelBlueprint.HandshakeMember) -> Source {
    let initial = member.isOptional ? nil : member.initial
    return """
      \(doc: member.documentation)
      \(access)var \(member.name): \(member.type)\(initial.map { " = \($0)" } ?? "" as Source)
      """
  }

  /// The parameters of a method outside of the type, with the types that this one encloses.
  var outerArguments: [(name: SwiftName, source: Source)] {
    channel.parameters.map { ($0.name, argument($0.name, $0.outerType, $0.outerInitial)) }
      + channel.handshake.map { ($0.name, argument($0.name, $0.outerType, $0.outerInitial)) }
  }

  private var arguments: [(name: SwiftName, source: Source)] {
    channel.parameters.map { ($0.name, argument($0.name, $0.type, $0.initial)) }
      + channel.handshake.map { ($0.name, argument($0.name, $0.type, $0.initial)) }
  }

  private func argument(_ name: SwiftName, _ type: TypeReference, _ initial: Source?) -> Source {
    "\(label: name): \(type)\(initial.map { " = \($0)" } ?? "" as Source)"
  }

  private var initializer: Source {
    guard !arguments.isEmpty else { return "\(access)init() {}" }
    return """
      \(access)init(\(list: arguments, \.source)) {
        \(lines: arguments, { "self.\(label: $0.name) = \($0.name)" })
      }
      """
  }

  private var reader: Source {
    guard channel.hasDefaultHandshake else { return "" }
    guard !channel.parameters.isEmpty else {
      return "\(access)init?(values: ChannelAddress.Values) {}"
    }
    return """
      \(access)init?(values: ChannelAddress.Values) {
        \(lines: Array(channel.occurrences.enumerated()), { reading($0.element, at: $0.offset) })
      }
      """
  }

  /// Reads a parameter from its first occurrence, and requires the same value of the others.
  private func reading(_ occurrence: ChannelBlueprint.Occurrence, at position: Int) -> Source {
    let parameter = channel.parameters[occurrence.parameter]
    let text = text(at: position)
    if let first = occurrence.first {
      return "guard \(text) == \(self.text(at: first)) else { return nil }"
    }
    switch parameter.reading {
    case .text: return "self.\(label: parameter.name) = \(text)"
    case .open:
      return "self.\(label: parameter.name) = \(parameter.type)(rawValue: \(text))"
    case .failing:
      return """
        guard let \(parameter.name) = \(parameter.type)(\(text)) else { return nil }
        self.\(label: parameter.name) = \(parameter.name)
        """
    }
  }

  private func text(at position: Int) -> Source {
    "values.texts[\(Source(number: Int64(position)))]"
  }

  private var texts: Source {
    let parameters = channel.occurrences.map { channel.parameters[$0.parameter] }
    return "\(access)var parameters: [String] { [\(list: parameters, \.text)] }"
  }
}

extension TypeReference {
  static let typedChannel = TypeReference.realtime("TypedChannel")
  static let connectableChannel = TypeReference.realtime("ConnectableChannel")
  static let directedChannel = TypeReference.realtime("DirectedChannel")
  static let messageChannel = TypeReference.realtime("MessageChannel")
  static let undescribedMessages = TypeReference.realtime("UndescribedMessages")
  static let typedEvent = TypeReference.realtime("TypedEvent")
}
