import Foundation

/// What is known of a user.
public protocol PubNubUUIDMetadata: Sendable {
  /// The user's id.
  var metadataId: String { get }
  var name: String? { get set }
  var type: String? { get set }
  var status: String? { get set }
  /// The user's id in a system of one's own.
  var externalId: String? { get set }
  var profileURL: String? { get set }
  var email: String? { get set }
  var updated: Date? { get set }
  /// Changes with every change.
  var eTag: String? { get set }
  var custom: [String: any JSONCodableScalar]? { get set }

  init(from other: any PubNubUUIDMetadata) throws
}

/// The user metadata that this client makes.
public struct PubNubUUIDMetadataBase: PubNubUUIDMetadata, Codable, Hashable {
  public let metadataId: String
  public var name: String?
  public var type: String?
  public var status: String?
  public var externalId: String?
  public var profileURL: String?
  public var email: String?
  public var updated: Date?
  public var eTag: String?
  private var fields: [String: JSONCodableScalarType]?

  private enum CodingKeys: String, CodingKey {
    case metadataId = "id"
    case name, type, status, externalId
    case profileURL = "profileUrl"
    case email, updated, eTag
    case fields = "custom"
  }

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

  public var custom: [String: any JSONCodableScalar]? {
    get { fields }
    set { fields = newValue?.mapValues(\.scalarValue) }
  }
}
