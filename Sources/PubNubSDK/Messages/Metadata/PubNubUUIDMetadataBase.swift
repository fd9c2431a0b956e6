import Foundation

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
