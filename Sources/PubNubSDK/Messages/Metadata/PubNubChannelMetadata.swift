import Foundation

/// The metadata of a channel.
public protocol PubNubChannelMetadata: Sendable {
  /// The channel's name.
  var metadataId: String { get }
  /// The display name of the channel.
  var name: String? { get set }
  /// The type of the channel, chosen by the application.
  var type: String? { get set }
  /// The status of the channel, chosen by the application.
  var status: String? { get set }
  /// The description of the channel.
  var channelDescription: String? { get set }
  /// The time of the last change.
  var updated: Date? { get set }
  /// The entity tag, which differs after every change.
  var eTag: String? { get set }
  /// Custom fields of the application.
  var custom: [String: any JSONCodableScalar]? { get set }

  /// Creates a copy of other metadata; throws if this type can't represent it.
  init(from other: any PubNubChannelMetadata) throws
}
