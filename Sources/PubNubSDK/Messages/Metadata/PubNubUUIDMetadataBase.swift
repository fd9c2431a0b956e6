import Foundation

/// The user metadata type that this client creates.
public struct PubNubUUIDMetadataBase: PubNubUUIDMetadata, Codable, Hashable {
  /// The user's id.
  public let metadataId: String
  /// The display name of the user.
  public var name: String?
  /// The type of the user, chosen by the application.
  public var type: String?
  /// The status of the user, chosen by the application.
  public var status: String?
  /// The user's id in another system.
  public var externalId: String?
  /// The URL of a picture of the user.
  public var profileURL: String?
  /// The user's e-mail address.
  public var email: String?
  /// The time of the last change.
  public var updated: Date?
  /// The entity tag, which differs after every change.
  public var eTag: String?
  private var fields: [String: JSONCodableScalarType]?

  private enum CodingKeys: String, CodingKey {
    case metadataId = "id"
    case name, type, status, externalId
    case profileURL = "profileUrl"
    case email, updated, eTag
    case fields = "custom"
  }

  /// Creates metadata; nil for unknown fields.
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

  /// Creates a copy of other metadata.
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

  /// Custom fields of the application.
  public var custom: [String: any JSONCodableScalar]? {
    get { fields }
    set { fields = newValue?.mapValues(\.scalarValue) }
  }
}
