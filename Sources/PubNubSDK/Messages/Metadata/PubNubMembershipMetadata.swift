import Foundation

/// What is known of a user's membership in a channel.
public protocol PubNubMembershipMetadata: Sendable {
  var uuidMetadataId: String { get }
  var channelMetadataId: String { get }
  var status: String? { get set }
  var type: String? { get set }
  /// The user, where they were asked for.
  var uuid: (any PubNubUUIDMetadata)? { get set }
  /// The channel, where it was asked for.
  var channel: (any PubNubChannelMetadata)? { get set }
  var updated: Date? { get set }
  /// Changes with every change.
  var eTag: String? { get set }
  var custom: [String: any JSONCodableScalar]? { get set }

  init(from other: any PubNubMembershipMetadata) throws
}

/// The membership that this client makes.
public struct PubNubMembershipMetadataBase: PubNubMembershipMetadata, Hashable {
  public let uuidMetadataId: String
  public let channelMetadataId: String
  public var status: String?
  public var type: String?
  private var user: PubNubUUIDMetadataBase?
  private var place: PubNubChannelMetadataBase?
  public var updated: Date?
  public var eTag: String?
  private var fields: [String: JSONCodableScalarType]?

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

  public var uuid: (any PubNubUUIDMetadata)? {
    get { user }
    set { user = newValue.map { PubNubUUIDMetadataBase(from: $0) } }
  }

  public var channel: (any PubNubChannelMetadata)? {
    get { place }
    set { place = newValue.map { PubNubChannelMetadataBase(from: $0) } }
  }

  public var custom: [String: any JSONCodableScalar]? {
    get { fields }
    set { fields = newValue?.mapValues(\.scalarValue) }
  }
}
