/// What became of the metadata of a user, a channel or a membership.
public enum ObjectMetadataChangeEvents: Sendable {
  /// Fields of a user's metadata have another value.
  case setUUID(PubNubUUIDMetadataChangeset)
  /// A user's metadata is gone.
  case removedUUID(metadataId: String)
  /// Fields of a channel's metadata have another value.
  case setChannel(PubNubChannelMetadataChangeset)
  /// A channel's metadata is gone.
  case removedChannel(metadataId: String)
  /// A user is a member of a channel, or what is known of that has changed.
  case setMembership(any PubNubMembershipMetadata)
  /// A user is no member of a channel any more.
  case removedMembership(any PubNubMembershipMetadata)
}

extension ObjectMetadataChangeEvents {
  /// Nil for an event of anything else.
  init?(_ event: SubscriptionEvent) {
    switch event {
    case .uuidMetadataSet(let change): self = .setUUID(change)
    case .uuidMetadataRemoved(let id): self = .removedUUID(metadataId: id)
    case .channelMetadataSet(let change): self = .setChannel(change)
    case .channelMetadataRemoved(let id): self = .removedChannel(metadataId: id)
    case .membershipMetadataSet(let membership): self = .setMembership(membership)
    case .membershipMetadataRemoved(let membership): self = .removedMembership(membership)
    default: return nil
    }
  }
}
