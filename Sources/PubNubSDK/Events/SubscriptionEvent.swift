/// An event that a `SubscriptionListener` receives; a `switch` over its cases needs no default.
///
/// Uploaded files are reported to `SubscriptionListener.didReceiveFileUpload` only.
public enum SubscriptionEvent: Sendable {
  /// A message, decrypted if possible, otherwise with its error.
  case messageReceived(any PubNubMessage)
  /// A signal, which is never stored.
  case signalReceived(any PubNubMessage)
  /// The connection status changed.
  case connectionStatusChanged(ConnectionStatus)
  /// The subscribed channels changed, or a response was received.
  case subscriptionChanged(SubscriptionChangeEvent)
  /// A user joined, left, timed out or changed their state.
  case presenceChanged(any PubNubPresenceChange)
  /// Fields of a user's metadata were set.
  case uuidMetadataSet(PubNubUUIDMetadataChangeset)
  /// A user's metadata was removed.
  case uuidMetadataRemoved(metadataId: String)
  /// Fields of a channel's metadata were set.
  case channelMetadataSet(PubNubChannelMetadataChangeset)
  /// A channel's metadata was removed.
  case channelMetadataRemoved(metadataId: String)
  /// A membership was added or its metadata was set.
  case membershipMetadataSet(any PubNubMembershipMetadata)
  /// A membership was removed.
  case membershipMetadataRemoved(any PubNubMembershipMetadata)
  /// A message action was added.
  case messageActionAdded(any PubNubMessageAction)
  /// A message action was removed.
  case messageActionRemoved(any PubNubMessageAction)
  /// An error of the subscription, which continues unless a status reports that it ended.
  case subscribeError(PubNubError)
}
