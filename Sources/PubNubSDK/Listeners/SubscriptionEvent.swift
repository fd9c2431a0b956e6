/// What a listener hears: these are all, so that a `switch` over them needs no default.
///
/// A file that was sent comes to `SubscriptionListener.didReceiveFileUpload` alone.
public enum SubscriptionEvent: Sendable {
  /// A message, decrypted where it can be, and with its error where not.
  case messageReceived(any PubNubMessage)
  /// A signal, which is never stored.
  case signalReceived(any PubNubMessage)
  /// The subscription stands otherwise than before.
  case connectionStatusChanged(ConnectionStatus)
  /// What is subscribed to has changed, or an answer came.
  case subscriptionChanged(SubscriptionChangeEvent)
  /// Who came, left, or changed their state.
  case presenceChanged(any PubNubPresenceChange)
  /// Fields of a user's metadata have another value.
  case uuidMetadataSet(PubNubUUIDMetadataChangeset)
  /// A user's metadata is gone.
  case uuidMetadataRemoved(metadataId: String)
  /// Fields of a channel's metadata have another value.
  case channelMetadataSet(PubNubChannelMetadataChangeset)
  /// A channel's metadata is gone.
  case channelMetadataRemoved(metadataId: String)
  /// A user is a member of a channel, or what is known of that has changed.
  case membershipMetadataSet(any PubNubMembershipMetadata)
  /// A user is no member of a channel any more.
  case membershipMetadataRemoved(any PubNubMembershipMetadata)
  /// Somebody added to a message.
  case messageActionAdded(any PubNubMessageAction)
  /// Somebody took back what they had added to a message.
  case messageActionRemoved(any PubNubMessageAction)
  /// Something is wrong with the subscription, which goes on unless a status says otherwise.
  case subscribeError(PubNubError)
}
