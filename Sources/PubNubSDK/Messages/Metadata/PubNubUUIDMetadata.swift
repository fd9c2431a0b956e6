import Foundation

/// The metadata of a user.
public protocol PubNubUUIDMetadata: Sendable {
  /// The user's id.
  var metadataId: String { get }
  /// The display name of the user.
  var name: String? { get set }
  /// The type of the user, chosen by the application.
  var type: String? { get set }
  /// The status of the user, chosen by the application.
  var status: String? { get set }
  /// The user's id in another system.
  var externalId: String? { get set }
  /// The URL of a picture of the user.
  var profileURL: String? { get set }
  /// The user's e-mail address.
  var email: String? { get set }
  /// The time of the last change.
  var updated: Date? { get set }
  /// The entity tag, which differs after every change.
  var eTag: String? { get set }
  /// Custom fields of the application.
  var custom: [String: any JSONCodableScalar]? { get set }

  /// Creates a copy of other metadata; throws if this type can't represent it.
  init(from other: any PubNubUUIDMetadata) throws
}
