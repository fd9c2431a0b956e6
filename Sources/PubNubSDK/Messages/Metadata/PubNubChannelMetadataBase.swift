import Foundation

/// The channel metadata that this client makes.
public struct PubNubChannelMetadataBase: PubNubChannelMetadata, Codable, Hashable {
  /// The channel's name.
  public let metadataId: String
  /// What people call it.
  public var name: String?
  /// The application's word for the kind of channel.
  public var type: String?
  /// The application's word for how the channel stands.
  public var status: String?
  /// What the channel is for, for people to read.
  public var channelDescription: String?
  /// When it was changed last.
  public var updated: Date?
  /// Changes with every change.
  public var eTag: String?
  private var fields: [String: JSONCodableScalarType]?

  private enum CodingKeys: String, CodingKey {
    case metadataId = "id"
    case name, type, status
    case channelDescription = "description"
    case updated, eTag
    case fields = "custom"
  }

  /// Metadata of what is known; nil for what isn't.
  public init(
    metadataId: String,
    name: String? = nil,
    type: String? = nil,
    status: String? = nil,
    channelDescription: String? = nil,
    custom: [String: any JSONCodableScalar]? = nil,
    updated: Date? = nil,
    eTag: String? = nil
  ) {
    self.metadataId = metadataId
    self.name = name
    self.type = type
    self.status = status
    self.channelDescription = channelDescription
    self.updated = updated
    self.eTag = eTag
    fields = custom?.mapValues(\.scalarValue)
  }

  /// A copy of another, as this type.
  public init(from other: any PubNubChannelMetadata) {
    self.init(
      metadataId: other.metadataId,
      name: other.name,
      type: other.type,
      status: other.status,
      channelDescription: other.channelDescription,
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
