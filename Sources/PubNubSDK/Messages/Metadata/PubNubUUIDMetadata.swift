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

/// The user metadata that this client makes.
public struct PubNubUUIDMetadataBase: PubNubUUIDMetadata, Codable, Hashable {
  /// The user's id.
  public let metadataId: String
  /// What people call the user.
  public var name: String?
  /// The application's word for the kind of user.
  public var type: String?
  /// The application's word for how the user stands.
  public var status: String?
  /// The user's id in a system of one's own.
  public var externalId: String?
  /// Where there is a picture of the user.
  public var profileURL: String?
  /// Where the user gets mail.
  public var email: String?
  /// When it was changed last.
  public var updated: Date?
  /// Changes with every change.
  public var eTag: String?
  private var fields: [String: JSONCodableScalarType]?

  private enum CodingKeys: String, CodingKey {
    case metadataId = "id"
    case name, type, status, externalId
    case profileURL = "profileUrl"
    case email, updated, eTag
    case fields = "custom"
  }

  /// Metadata of what is known; nil for what isn't.
  public init(
    metadataId: String,
    name: String? = nil,
    type: String? = nil,
    status: String? = nil,
    externalId: String? = nil,
    profileURL: String? = nil,
    email: String? = nil,
    custom: [String: any JSONCodableScalar]? = nil,
    updated: Date? = nil,
    eTag: String? = nil
  ) {
    self.metadataId = metadataId
    self.name = name
    self.type = type
    self.status = status
    self.externalId = externalId
    self.profileURL = profileURL
    self.email = email
    self.updated = updated
    self.eTag = eTag
    fields = custom?.mapValues(\.scalarValue)
  }

  /// A copy of another, as this type.
  public init(from other: any PubNubUUIDMetadata) {
    self.init(
      metadataId: other.metadataId,
      name: other.name,
      type: other.type,
      status: other.status,
      externalId: other.externalId,
      profileURL: other.profileURL,
      email: other.email,
      custom: other.custom,
      updated: other.updated,
      eTag: other.eTag
    )
  }

  /// Fields of the application's own.
  public var custom: [String: any JSONCodableScalar]? {
    get { fields }
    set { fields = newValue?.mapValues(\.scalarValue) }
  }
}
