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
        className: names.claim([stem + "ContractTests", stem + "ChannelContractTests"]).name,
        traffic: traffic
      )
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
