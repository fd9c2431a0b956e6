import Shape
import SwiftSource

/// Drafts the tests of channels.
struct ChannelContractDrafter {
  private let traffic: [Contract.Traffic]
  private let service: Service
  private let serviceBlueprint: ServiceBlueprint

  init(
    _ traffic: [Contract.Traffic],
    _ service: Service,
    _ serviceBlueprint: ServiceBlueprint
  ) {
    self.traffic = traffic
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
    let names = serviceBlueprint.channels.filter { $0.messages != nil && $0.hasDefaultHandshake }
      .map(\.name)
    let routed = tests.compactMap { test -> RoutedChannel? in
      guard names.contains(test.channel) else { return nil }
      return RoutedChannel(
        channel: .named([test.channel]),
        tables: test.traffic.map {
          "\(test.className).\(ChannelContractTemplate.name(of: $0).constant)"
        }
      )
    }
    let hasSessions = traffic.contains { $0.frames.contains(where: \.isNamed) }
    return hasSessions ? routed : []
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
