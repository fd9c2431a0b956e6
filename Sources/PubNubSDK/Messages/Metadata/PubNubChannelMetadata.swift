import Foundation

/// What is known of a channel.
public protocol PubNubChannelMetadata: Sendable {
  /// The channel's name.
  var metadataId: String { get }
  /// What people call it.
  var name: String? { get set }
  /// The application's word for the kind of channel.
  var type: String? { get set }
  /// The application's word for how the channel stands.
  var status: String? { get set }
  /// What the channel is for, for people to read.
  var channelDescription: String? { get set }
  /// When it was changed last.
  var updated: Date? { get set }
  /// Changes with every change.
  var eTag: String? { get set }
  /// Fields of the application's own.
  var custom: [String: any JSONCodableScalar]? { get set }

  /// The same, as this type; throws where that can't be.
  init(from other: any PubNubChannelMetadata) throws
}
