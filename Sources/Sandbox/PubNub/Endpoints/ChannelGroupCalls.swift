import PubNubSDK

/// The endpoints of channel groups.
enum ChannelGroupCalls {
  private static let service = "channel-registry"
  /// The maximum number of channels that a request may add or remove.
  private static let maximumChannels = 200

  static func list(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    .reply(
      Reply(
        ChannelGroupList(
          status: 200,
          payload: .init(namespace: "", groups: keyspace.groups.names),
          service: .string(service),
          error: false
        )
      )
    )
  }

  /// Adds or removes channels, or else lists them.
  static func group(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    let group = try name(call)
    let (added, removed) = (call.query["add"], call.query["remove"])
    guard added != nil || removed != nil else { return channels(of: group, keyspace) }
    let names = (added ?? "").elements
    guard names.count <= maximumChannels, (removed ?? "").elements.count <= maximumChannels else {
      throw refusal("Maximum channel count per request exceeded.")
    }
    guard names.isEmpty || keyspace.add(names, to: group) else {
      throw refusal("Maximum channel group count exceeded.")
    }
    keyspace.groups.remove((removed ?? "").elements, from: group)
    return receipt
  }

  static func remove(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    keyspace.groups.remove(try name(call))
    return receipt
  }
}

extension ChannelGroupCalls {
  private static var receipt: Route.Outcome {
    .reply(
      Reply(
        ChannelGroupReceipt(status: 200, message: "OK", service: .string(service), error: false)
      )
    )
  }

  private static func channels(of group: String, _ keyspace: Keyspace) -> Route.Outcome {
    .reply(
      Reply(
        ChannelGroupReply(
          status: 200,
          payload: ChannelGroup(
            channels: keyspace.groups.channels(of: group),
            group: .string(group)
          ),
          service: .string(service),
          error: false
        )
      )
    )
  }

  private static func name(_ call: Call) throws(Refusal) -> String {
    let name = call["group"]
    guard !name.isEmpty, !name.contains(where: { ",/\\*".contains($0) }) else {
      throw refusal("Reserved character in input parameters.")
    }
    return name
  }

  private static func refusal(_ text: String) -> Refusal { .service(service, text) }
}
