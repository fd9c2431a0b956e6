extension Pusher {
  /// Subscribes to a channel, now or as soon as the client is connected.
  ///
  /// Subscribing again replaces the given closures, and sends a new request only if the service
  /// refused the last.
  ///
  /// - Parameter auth: The authorization of this subscription; without it, and on the next
  ///   connection, the options' method is used.
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

  /// Subscribes to a channel with the authorization of the options' method.
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
  /// - Parameter channelName: A name that begins with `presence-`. With any other name the
  ///   subscription fails with `PusherSubscriptionError.notPresenceChannel`, which the delegate and
  ///   the channel's `pusher:subscription_error` report; the channel isn't among the client's then.
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
    connection.commands.send(.refuse(refused, .notPresenceChannel))
    return refused
  }

  /// Subscribes to a presence channel; the documentation also uses this form without a label.
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

  /// Unsubscribes from a channel, confirmed or not.
  public func unsubscribe(_ channelName: String) {
    connection.unsubscribe(channelName)
  }

  /// Unsubscribes from all channels.
  public func unsubscribeAll() {
    for name in connection.channels.channels.keys.sorted() { unsubscribe(name) }
  }
}
