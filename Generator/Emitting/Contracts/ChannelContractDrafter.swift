import Shape
import SwiftSource

/// Drafts the tests of channels.
struct ChannelContractDrafter {
  private let traffic: [Contract.Traffic]
  private let openings: [Contract.Opening]
  private let service: Service
  private let serviceBlueprint: ServiceBlueprint

  init(
    _ contract: Contract,
    _ service: Service,
    _ serviceBlueprint: ServiceBlueprint
  ) {
    traffic = contract.traffic
    openings = contract.openings
    self.service = service
    self.serviceBlueprint = serviceBlueprint
  }

  /// Returns the recorded messages of each channel, in the order of the document.
  func channels(_ names: inout Scope) -> [ChannelContract] {
    zip(service.channels, serviceBlueprint.channels).compactMap { channel, blueprint in
      let traffic = self.traffic.filter { $0.channel == channel.id }.compactMap { traffic in
        let described = traffic.direction == .receive ? channel.incoming : channel.outgoing
        return described.map { described in
          TrafficContract(
            channel: channel.name,
            event: serviceBlueprint.spelling.reference(.model(described.event), in: []),
            traffic: traffic
          )
        }
      }
      guard !traffic.isEmpty else { return nil }
      let stem = blueprint.name.text
      return ChannelContract(
        channel: blueprint.name,
        className: names.claim([stem + "ContractTests", stem + "ChannelContractTests"]).name,
        traffic: traffic
      )
    }
  }

  /// Returns the channels that the client connects, if a session of them is recorded.
  func routed(_ tests: [ChannelContract]) -> [RoutedChannel] {
    let channels = zip(service.channels, serviceBlueprint.channels).filter { channel, blueprint in
      blueprint.messages != nil && (blueprint.hasDefaultHandshake || isOpened(channel))
    }
    let routed = tests.compactMap { test -> RoutedChannel? in
      guard let (channel, blueprint) = channels.first(where: { $0.1.name == test.channel }) else {
        return nil
      }
      return RoutedChannel(
        channel: .named([test.channel]),
        tables: test.traffic.map {
          "\(test.className).\(ChannelContractTemplate.name(of: $0).constant)"
        },
        openings: openings.filter { $0.channel == channel.id }.map { opening in
          (opening.entry.description, value(of: blueprint, channel, opening))
        },
        query: blueprint.handshake.filter { !$0.isHeader }.map(\.key),
        headers: blueprint.handshake.filter(\.isHeader).map(\.key)
      )
    }
    let hasSessions = traffic.contains { $0.frames.contains(where: \.isNamed) }
    return hasSessions ? routed : []
  }

  /// Whether each recorded session of the channel has the values that open it.
  private func isOpened(_ channel: Channel) -> Bool {
    let frames = traffic.filter { $0.channel == channel.id }.flatMap(\.frames)
    let opened = openings.filter { $0.channel == channel.id }.map(\.entry)
    return Set(frames.map(\.entry)).isSubset(of: opened)
  }

  /// The channel with recorded values.
  private func value(
    of blueprint: ChannelBlueprint,
    _ channel: Channel,
    _ opening: Contract.Opening
  ) -> Source {
    let parameters = zip(channel.parameters, blueprint.parameters).map {
      (Parameter.Location.path, $0.key, $0.type, $1.name)
    }
    let members = zip(channel.handshake, blueprint.handshake).map {
      ($1.isHeader ? Parameter.Location.header : .query, $0.field.key, $0.field.type, $1.name)
    }
    let arguments = (parameters + members).compactMap { location, key, type, name -> Source? in
      opening.arguments.first { $0.location == location && $0.key == key }.map { argument in
        let value = serviceBlueprint.spelling.recorded(argument.value, as: type)
        return "\(argument: name): \(value)"
      }
    }
    return "\(blueprint.name)(\(list: arguments, \.self))"
  }

  /// The WebSocket servers of the client that connects the channels, with the default values of
  /// their variables.
  var servers: [Source] {
    serviceBlueprint.realtime.filter { $0.connections != nil }.flatMap { client in
      client.servers.filter { server in
        server.transport == .webSocket && server.parameters.allSatisfy { !$0.initial.isEmpty }
      }
      .map { server in
        let call: Source = server.parameters.isEmpty ? "" : "()"
        return "\(client.name).\(server.name)\(call)"
      }
    }
  }

  /// Returns the examples of each channel's connections, in the order of the document.
  func lifecycles(_ names: inout Scope) -> [LifecycleContract] {
    serviceBlueprint.channels.compactMap { channel in
      guard let lifecycle = channel.lifecycle, !lifecycle.examples.isEmpty else { return nil }
      let stem = channel.name.text
      return LifecycleContract(
        className: names.claim([stem + "LifecycleContractTests"]).name,
        type: .named([channel.name, SwiftName.lifecycle]),
        lifecycle: lifecycle
      )
    }
  }
}

extension Contract.Frame {
  /// Whether it is a message of a session that the document describes.
  fileprivate var isNamed: Bool {
    if case .frame = location { message != nil } else { false }
  }
}
