import Foundation

/// What changed of a user's metadata.
public struct PubNubUUIDMetadataChangeset: Sendable {
  public let metadataId: String
  public let changes: [PubNubMetadataChange<any PubNubUUIDMetadata>]
  public let updated: Date
  public let eTag: String

  public init(
    metadataId: String,
    changes: [PubNubMetadataChange<any PubNubUUIDMetadata>],
    updated: Date,
    eTag: String
  ) {
    self.metadataId = metadataId
    self.changes = changes
    self.updated = updated
    self.eTag = eTag
  }

  /// The metadata after the change; as it was, when it is another user's.
  public func apply(to metadata: any PubNubUUIDMetadata) -> any PubNubUUIDMetadata {
    guard metadata.metadataId == metadataId else { return metadata }
    var changed = metadata
    for change in changes { change.apply(to: &changed) }
    changed.updated = updated
    changed.eTag = eTag
    return changed
  }
}

/// What changed of a channel's metadata.
public struct PubNubChannelMetadataChangeset: Sendable {
  public let metadataId: String
  public let changes: [PubNubMetadataChange<any PubNubChannelMetadata>]
  public let updated: Date
  public let eTag: String

  public init(
    metadataId: String,
    changes: [PubNubMetadataChange<any PubNubChannelMetadata>],
    updated: Date,
    eTag: String
  ) {
    self.metadataId = metadataId
    self.changes = changes
    self.updated = updated
    self.eTag = eTag
  }

  /// The metadata after the change; as it was, when it is another channel's.
  public func apply(to metadata: any PubNubChannelMetadata) -> any PubNubChannelMetadata {
    guard metadata.metadataId == metadataId else { return metadata }
    var changed = metadata
    for change in changes { change.apply(to: &changed) }
    changed.updated = updated
    changed.eTag = eTag
    return changed
  }
}
