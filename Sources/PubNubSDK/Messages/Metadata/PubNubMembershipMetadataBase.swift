import Foundation

/// The membership that this client makes.
public struct PubNubMembershipMetadataBase: PubNubMembershipMetadata, Hashable {
  /// The user's id.
  public let uuidMetadataId: String
  /// The channel's name.
  public let channelMetadataId: String
  /// The application's word for how the membership stands.
  public var status: String?
  /// The application's word for the kind of membership.
  public var type: String?
  private var user: PubNubUUIDMetadataBase?
  private var place: PubNubChannelMetadataBase?
  /// When it was changed last.
  public var updated: Date?
  /// Changes with every change.
  public var eTag: String?
  private var fields: [String: JSONCodableScalarType]?

  /// A membership of what is known; nil for what isn't.
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
    place = channel.map { PubNubChannelMetadataBase(from: $0) }
    self.updated = updated
    self.eTag = eTag
    fields = custom?.mapValues(\.scalarValue)
  }

  /// A copy of another, as this type.
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

  /// The user, where they were asked for.
  public var uuid: (any PubNubUUIDMetadata)? {
    get { user }
    set { user = newValue.map { PubNubUUIDMetadataBase(from: $0) } }
  }

  /// The channel, where it was asked for.
  public var channel: (any PubNubChannelMetadata)? {
    get { place }
    set { place = newValue.map { PubNubChannelMetadataBase(from: $0) } }
  }

  /// Fields of the application's own.
  public var custom: [String: any JSONCodableScalar]? {
    get { fields }
    set { fields = newValue?.mapValues(\.scalarValue) }
  }
}
