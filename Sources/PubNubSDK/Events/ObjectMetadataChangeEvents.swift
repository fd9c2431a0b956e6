/// A change of the metadata of a user, a channel or a membership.
public enum ObjectMetadataChangeEvents: Sendable {
  /// Fields of a user's metadata were set.
  case setUUID(PubNubUUIDMetadataChangeset)
  /// A user's metadata was removed.
  case removedUUID(metadataId: String)
  /// Fields of a channel's metadata were set.
  case setChannel(PubNubChannelMetadataChangeset)
  /// A channel's metadata was removed.
  case removedChannel(metadataId: String)
  /// A membership was added or its metadata was set.
  case setMembership(any PubNubMembershipMetadata)
  /// A membership was removed.
  case removedMembership(any PubNubMembershipMetadata)
}

extension ObjectMetadataChangeEvents {
  /// Creates a metadata change; nil for any other event.
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
