import Foundation

/// What is known of a user.
public protocol PubNubUUIDMetadata: Sendable {
  /// The user's id.
  var metadataId: String { get }
  /// What people call the user.
  var name: String? { get set }
  /// The application's word for the kind of user.
  var type: String? { get set }
  /// The application's word for how the user stands.
  var status: String? { get set }
  /// The user's id in a system of one's own.
  var externalId: String? { get set }
  /// Where there is a picture of the user.
  var profileURL: String? { get set }
  /// Where the user gets mail.
  var email: String? { get set }
  /// When it was changed last.
  var updated: Date? { get set }
  /// Changes with every change.
  var eTag: String? { get set }
  /// Fields of the application's own.
  var custom: [String: any JSONCodableScalar]? { get set }

  /// The same, as this type; throws where that can't be.
  init(from other: any PubNubUUIDMetadata) throws
}
