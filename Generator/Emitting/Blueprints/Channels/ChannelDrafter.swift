import Shape
import SwiftSource

/// Creates the blueprints of channels.
struct ChannelDrafter {
  let spelling: TypeSpelling
  /// All channels of the service.
  let all: [Channel]
  let names: [Channel.ID: SwiftName]
  /// Whether a client connects the channels.
  let isConnected: Bool
  /// Whether a broker has the channels.
  let isBrokered: Bool
  var decisions: NamingDecisions

  mutating func blueprint(of channel: Channel, nested: [ModelBlueprint]) -> ChannelBlueprint? {
    guard let name = names[channel.id] else { return nil }
    let remarks = [
      channel.template.map { "The address is `\($0)`." },
      channel.servers.isEmpty
        ? nil : "Servers: \(channel.servers.map { "`\($0)`" }.joined(separator: ", ")).",
    ]
    var members = Scope(taken: [
      "self", "init", "template", "values", "parameters", "address", "handshake",
      "incomingSignatures",
    ])
    let parameters = channel.parameters.map { parameter in
      let key = parameter.key
      let member = claim(key, parameter.origin, of: channel, &members)
      return self.parameter(parameter, called: member, of: name)
    }
    let handshake = channel.handshake.map { member in
      let field = member.field
      let known = claim(field.key, field.origin, of: channel, &members)
      return self.member(member, called: known, of: name)
    }
    let messages =
      (isConnected || isBrokered) && channel.address != nil
      ? ExchangeDrafter(spelling: spelling, channel: channel, name: name, all: all, names: names)
        .messages() : nil
    return ChannelBlueprint(
      name: name,
      documentation: channel.documentation.text(remarks.compactMap(\.self)),
      template: channel.template,
      isLiteral: channel.parameters.isEmpty && channel.template?.contains("{") == true,
      parameters: parameters,
      occurrences: occurrences(in: channel),
      handshake: handshake,
      policies: ConnectionPolicyDrafter(
        policies: channel.policies,
        constants: MessageConstants(spelling: spelling, channels: [channel] + all)
      )
      .blueprints,
      lifecycle: lifecycle(of: channel),
      nested: nested,
      directions: messages.map { _ in (channel.incoming != nil, channel.outgoing != nil) },
      messages: isConnected ? messages : nil
    )
  }

  private mutating func lifecycle(of channel: Channel) -> LifecycleBlueprint? {
    guard let lifecycle = channel.policies.lifecycle else { return nil }
    var drafter = LifecycleDrafter(
      lifecycle: lifecycle,
      discussion: channel.policies.descriptions[.lifecycle],
      owner: channel.name,
      decisions: decisions
    )
    defer { decisions = drafter.decisions }
    return drafter.blueprint()
  }

  private func occurrences(in channel: Channel) -> [ChannelBlueprint.Occurrence] {
    let keys = channel.parameters.map(\.key)
    let positions = Dictionary(zip(keys, keys.indices)) { first, _ in first }
    let found = (channel.address ?? []).compactMap { piece -> Int? in
      guard case .parameter(let key) = piece else { return nil }
      return positions[key]
    }
    var firsts: [Int: Int] = [:]
    return found.enumerated().map { index, parameter in
      defer { firsts[parameter] = firsts[parameter] ?? index }
      return ChannelBlueprint.Occurrence(parameter: parameter, first: firsts[parameter])
    }
  }

  private mutating func claim(
    _ key: String,
    _ origin: Origin,
    of channel: Channel,
    _ members: inout Scope
  ) -> SwiftName {
    let element = NamedElement(kind: .parameter, name: key, owner: channel.name, origin: origin)
    return decisions.claimMember(Words(key).lowerCamel, for: element, in: &members)
  }

  private func member(
    _ member: Channel.HandshakeMember,
    called name: SwiftName,
    of channel: SwiftName
  ) -> ChannelBlueprint.HandshakeMember {
    let field = member.field
    let type = spelling.reference(field.type, in: [channel])
    let outerType = spelling.reference(field.type, in: [])
    let writer = ValueWriter(spelling: spelling, scope: [channel], expressions: .initializers)
    let outerWriter = ValueWriter(spelling: spelling, scope: [], expressions: .initializers)
    let assumed = field.initialValue.flatMap { writer.source($0, as: field.type) }
    let outerAssumed = field.initialValue.flatMap { outerWriter.source($0, as: field.type) }
    let mark: Source = field.isRequired ? "" : "?"
    let text: Source =
      switch spelling.unaliased(field.type) {
      case .string: "\(name)"
      case .model: "\(name)\(mark).rawValue"
      default: "\(name)\(mark).description"
      }
    return ChannelBlueprint.HandshakeMember(
      key: field.key,
      isHeader: member.location == .header,
      name: name,
      type: field.isRequired ? type : .optional(type),
      outerType: field.isRequired ? outerType : .optional(outerType),
      initial: field.isRequired ? assumed : "nil",
      outerInitial: field.isRequired ? outerAssumed : "nil",
      isOptional: !field.isRequired,
      documentation: field.documentation.text(
        field.remarks(isAssumed: field.isRequired && assumed != nil)
      ),
      text: text
    )
  }

  private func parameter(
    _ parameter: Channel.Parameter,
    called name: SwiftName,
    of channel: SwiftName
  ) -> ChannelBlueprint.Parameter {
    let reading: ChannelBlueprint.Reading =
      switch parameter.type {
      case .string: .text
      case .model: .open
      default: .failing
      }
    let text: Source =
      switch reading {
      case .text: "\(name)"
      case .open: "\(name).rawValue"
      case .failing: "\(name).description"
      }
    let writer = ValueWriter(spelling: spelling, scope: [channel], expressions: .initializers)
    let outerWriter = ValueWriter(spelling: spelling, scope: [], expressions: .initializers)
    return ChannelBlueprint.Parameter(
      name: name,
      type: spelling.reference(parameter.type, in: [channel]),
      outerType: spelling.reference(parameter.type, in: []),
      initial: parameter.defaultValue.flatMap { writer.source($0, as: parameter.type) },
      outerInitial: parameter.defaultValue.flatMap { outerWriter.source($0, as: parameter.type) },
      documentation: parameter.documentation.text(),
      reading: reading,
      text: text
    )
  }
}
