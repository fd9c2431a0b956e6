import Foundation

/// The channel metadata type that this client creates.
public struct PubNubChannelMetadataBase: PubNubChannelMetadata, Codable, Hashable {
  /// The channel's name.
  public let metadataId: String
  /// The display name of the channel.
  public var name: String?
  /// The type of the channel, chosen by the application.
  public var type: String?
  /// The status of the channel, chosen by the application.
  public var status: String?
  /// The description of the channel.
  public var channelDescription: String?
  /// The time of the last change.
  public var updated: Date?
  /// The entity tag, which differs after every change.
  public var eTag: String?
  private var fields: [String: JSONCodableScalarType]?

  private enum CodingKeys: String, CodingKey {
    case metadataId = "id"
    case name, type, status
    case channelDescription = "description"
    case updated, eTag
    case fields = "custom"
  }

  /// Creates metadata; nil for unknown fields.
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

  /// Creates a copy of other metadata.
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

  /// Custom fields of the application.
  public var custom: [String: any JSONCodableScalar]? {
    get { fields }
    set { fields = newValue?.mapValues(\.scalarValue) }
  }
}
