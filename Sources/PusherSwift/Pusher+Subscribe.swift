extension Pusher {
  /// Subscribes to a channel, now or as soon as the client is connected.
  ///
  /// Subscribing again changes the closures that are given, and asks the service again only where
  /// it refused.
  ///
  /// - Parameter auth: For this subscription alone; the options' method applies when none is
  ///   given, and on the next connection.
  @discardableResult
  public func subscribe(
    _ channelName: String,
    auth: PusherAuth? = nil,
    onMemberAdded: ((PusherPresenceChannelMember) -> Void)? = nil,
    onMemberRemoved: ((PusherPresenceChannelMember) -> Void)? = nil,
    onSubscriptionCountChanged: ((Int) -> Void)? = nil
  ) -> PusherChannel {
    connection.subscribe(channelName, auth) { channel in
      if let onSubscriptionCountChanged {
        channel.onSubscriptionCountChanged = onSubscriptionCountChanged
      }
      guard let presence = channel as? PusherPresenceChannel else { return }
      if let onMemberAdded { presence.onMemberAdded = onMemberAdded }
      if let onMemberRemoved { presence.onMemberRemoved = onMemberRemoved }
    }
  }

  /// Subscribes to a channel, now or as soon as the client is connected.
  @discardableResult
  public func subscribe(
    channelName: String,
    onMemberAdded: ((PusherPresenceChannelMember) -> Void)? = nil,
    onMemberRemoved: ((PusherPresenceChannelMember) -> Void)? = nil,
    onSubscriptionCountChanged: ((Int) -> Void)? = nil
  ) -> PusherChannel {
    subscribe(
      channelName,
      auth: nil,
      onMemberAdded: onMemberAdded,
      onMemberRemoved: onMemberRemoved,
      onSubscriptionCountChanged: onSubscriptionCountChanged
    )
  }

  /// Subscribes to a presence channel, now or as soon as the client is connected.
  ///
  /// - Parameter channelName: Begins with `presence-`. With any other name the subscription fails
  ///   with `PusherSubscriptionError.notPresenceChannel`, which the delegate and the channel's
  ///   `pusher:subscription_error` report; the channel is none of the client's then.
  @discardableResult
  public func subscribeToPresenceChannel(
    channelName: String,
    auth: PusherAuth? = nil,
    onMemberAdded: ((PusherPresenceChannelMember) -> Void)? = nil,
    onMemberRemoved: ((PusherPresenceChannelMember) -> Void)? = nil,
    onSubscriptionCountChanged: ((Int) -> Void)? = nil
  ) -> PusherPresenceChannel {
    let name = channelName
    if PusherChannelType.isPresenceChannel(name: name),
      let channel = subscribe(
        name,
        auth: auth,
        onMemberAdded: onMemberAdded,
        onMemberRemoved: onMemberRemoved,
        onSubscriptionCountChanged: onSubscriptionCountChanged
      ) as? PusherPresenceChannel
    {
      return channel
    }
    let refused = PusherPresenceChannel(name: name, of: connection)
    connection.orders.give(.refuse(refused, .notPresenceChannel))
    return refused
  }

  /// Subscribes to a presence channel, as the documentation also writes it.
  @discardableResult
  public func subscribeToPresenceChannel(
    _ channelName: String,
    auth: PusherAuth? = nil,
    onMemberAdded: ((PusherPresenceChannelMember) -> Void)? = nil,
    onMemberRemoved: ((PusherPresenceChannelMember) -> Void)? = nil,
    onSubscriptionCountChanged: ((Int) -> Void)? = nil
  ) -> PusherPresenceChannel {
    subscribeToPresenceChannel(
      channelName: channelName,
      auth: auth,
      onMemberAdded: onMemberAdded,
      onMemberRemoved: onMemberRemoved,
      onSubscriptionCountChanged: onSubscriptionCountChanged
    )
  }

  /// Leaves a channel, subscribed to already or not.
  public func unsubscribe(_ channelName: String) {
    connection.unsubscribe(channelName)
  }

  /// Leaves all channels.
  public func unsubscribeAll() {
    for name in connection.channels.channels.keys.sorted() { unsubscribe(name) }
  }
}
