import Foundation

/// What is known of a channel.
public protocol PubNubChannelMetadata: Sendable {
  /// The channel's name.
  var metadataId: String { get }
  /// What people call it.
  var name: String? { get set }
  var type: String? { get set }
  var status: String? { get set }
  var channelDescription: String? { get set }
  var updated: Date? { get set }
  /// Changes with every change.
  var eTag: String? { get set }
  var custom: [String: any JSONCodableScalar]? { get set }

  init(from other: any PubNubChannelMetadata) throws
}

/// The channel metadata that this client makes.
public struct PubNubChannelMetadataBase: PubNubChannelMetadata, Codable, Hashable {
  public let metadataId: String
  public var name: String?
  public var type: String?
  public var status: String?
  public var channelDescription: String?
  public var updated: Date?
  public var eTag: String?
  private var fields: [String: JSONCodableScalarType]?

  private enum CodingKeys: String, CodingKey {
    case metadataId = "id"
    case name, type, status
    case channelDescription = "description"
    case updated, eTag
    case fields = "custom"
  }

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

  public var custom: [String: any JSONCodableScalar]? {
    get { fields }
    set { fields = newValue?.mapValues(\.scalarValue) }
  }
}
