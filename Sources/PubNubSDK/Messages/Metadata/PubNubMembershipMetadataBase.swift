import Foundation

/// The membership type that this client creates.
public struct PubNubMembershipMetadataBase: PubNubMembershipMetadata, Hashable {
  /// The user's id.
  public let uuidMetadataId: String
  /// The channel's name.
  public let channelMetadataId: String
  /// The status of the membership, chosen by the application.
  public var status: String?
  /// The type of the membership, chosen by the application.
  public var type: String?
  private var user: PubNubUUIDMetadataBase?
  private var channelMetadata: PubNubChannelMetadataBase?
  /// The time of the last change.
  public var updated: Date?
  /// The entity tag, which differs after every change.
  public var eTag: String?
  private var fields: [String: JSONCodableScalarType]?

  /// Creates a membership; nil for unknown fields.
  public init(
    uuidMetadataId: String,
    channelMetadataId: String,
    status: String? = nil,
    type: String? = nil,
    uuid: (any PubNubUUIDMetadata)? = nil,
    channel: (any PubNubChannelMetadata)? = nil,
    custom: [String: any JSONCodableScalar]? = nil,
    updated: Date? = nil,
    eTag: String? = nil
  ) {
    self.uuidMetadataId = uuidMetadataId
    self.channelMetadataId = channelMetadataId
    self.status = status
    self.type = type
    user = uuid.map { PubNubUUIDMetadataBase(from: $0) }
    channelMetadata = channel.map { PubNubChannelMetadataBase(from: $0) }
    self.updated = updated
    self.eTag = eTag
    fields = custom?.mapValues(\.scalarValue)
  }

  /// Creates a copy of another membership.
  public init(from other: any PubNubMembershipMetadata) {
    self.init(
      uuidMetadataId: other.uuidMetadataId,
      channelMetadataId: other.channelMetadataId,
      status: other.status,
      type: other.type,
      uuid: other.uuid,
      channel: other.channel,
      custom: other.custom,
      updated: other.updated,
      eTag: other.eTag
    )
  }

  /// The metadata of the user, if it was requested.
  public var uuid: (any PubNubUUIDMetadata)? {
    get { user }
    set { user = newValue.map { PubNubUUIDMetadataBase(from: $0) } }
  }

  /// The metadata of the channel, if it was requested.
  public var channel: (any PubNubChannelMetadata)? {
    get { channelMetadata }
    set { channelMetadata = newValue.map { PubNubChannelMetadataBase(from: $0) } }
  }

  /// Custom fields of the application.
  public var custom: [String: any JSONCodableScalar]? {
    get { fields }
    set { fields = newValue?.mapValues(\.scalarValue) }
  }
}
