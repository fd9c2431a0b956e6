/// What a listener hears: these are all, so that a `switch` over them needs no default.
///
/// A file that was sent comes to `SubscriptionListener.didReceiveFileUpload` alone.
public enum SubscriptionEvent: Sendable {
  case messageReceived(any PubNubMessage)
  case signalReceived(any PubNubMessage)
  case connectionStatusChanged(ConnectionStatus)
  case subscriptionChanged(SubscriptionChangeEvent)
  case presenceChanged(any PubNubPresenceChange)
  case uuidMetadataSet(PubNubUUIDMetadataChangeset)
  case uuidMetadataRemoved(metadataId: String)
  case channelMetadataSet(PubNubChannelMetadataChangeset)
  case channelMetadataRemoved(metadataId: String)
  case membershipMetadataSet(any PubNubMembershipMetadata)
  case membershipMetadataRemoved(any PubNubMembershipMetadata)
  case messageActionAdded(any PubNubMessageAction)
  case messageActionRemoved(any PubNubMessageAction)
  case subscribeError(PubNubError)
}

/// What became of the metadata of a user, a channel or a membership.
public enum ObjectMetadataChangeEvents: Sendable {
  case setUUID(PubNubUUIDMetadataChangeset)
  case removedUUID(metadataId: String)
  case setChannel(PubNubChannelMetadataChangeset)
  case removedChannel(metadataId: String)
  case setMembership(any PubNubMembershipMetadata)
  case removedMembership(any PubNubMembershipMetadata)
}
