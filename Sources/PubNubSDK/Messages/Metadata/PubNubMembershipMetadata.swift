import Foundation

/// The metadata of a user's membership in a channel.
public protocol PubNubMembershipMetadata: Sendable {
  /// The user's id.
  var uuidMetadataId: String { get }
  /// The channel's name.
  var channelMetadataId: String { get }
  /// The status of the membership, chosen by the application.
  var status: String? { get set }
  /// The type of the membership, chosen by the application.
  var type: String? { get set }
  /// The metadata of the user, if it was requested.
  var uuid: (any PubNubUUIDMetadata)? { get set }
  /// The metadata of the channel, if it was requested.
  var channel: (any PubNubChannelMetadata)? { get set }
  /// The time of the last change.
  var updated: Date? { get set }
  /// The entity tag, which differs after every change.
  var eTag: String? { get set }
  /// Custom fields of the application.
  var custom: [String: any JSONCodableScalar]? { get set }

  /// Creates a copy of another membership; throws if this type can't represent it.
  init(from other: any PubNubMembershipMetadata) throws
}
