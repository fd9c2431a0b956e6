import Foundation

/// What is known of a user's membership in a channel.
public protocol PubNubMembershipMetadata: Sendable {
  /// The user's id.
  var uuidMetadataId: String { get }
  /// The channel's name.
  var channelMetadataId: String { get }
  /// The application's word for how the membership stands.
  var status: String? { get set }
  /// The application's word for the kind of membership.
  var type: String? { get set }
  /// The user, where they were asked for.
  var uuid: (any PubNubUUIDMetadata)? { get set }
  /// The channel, where it was asked for.
  var channel: (any PubNubChannelMetadata)? { get set }
  /// When it was changed last.
  var updated: Date? { get set }
  /// Changes with every change.
  var eTag: String? { get set }
  /// Fields of the application's own.
  var custom: [String: any JSONCodableScalar]? { get set }

  /// The same, as this type; throws where that can't be.
  init(from other: any PubNubMembershipMetadata) throws
}
