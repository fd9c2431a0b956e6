import Foundation

/// A change of a channel's metadata.
public struct PubNubChannelMetadataChangeset: Sendable {
  /// The channel's name.
  public let metadataId: String
  /// The changed fields with their new values; other fields are unchanged.
  public let changes: [PubNubMetadataChange<any PubNubChannelMetadata>]
  /// The time of the change.
  public let updated: Date
  /// The entity tag of the metadata after the change.
  public let eTag: String

  /// Creates a change, for an app's own tests.
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

  /// Returns the metadata with the change applied; metadata of another channel is unchanged.
  public func apply(to metadata: any PubNubChannelMetadata) -> any PubNubChannelMetadata {
    guard metadata.metadataId == metadataId else { return metadata }
    var changed = metadata
    for change in changes { change.apply(to: &changed) }
    changed.updated = updated
    changed.eTag = eTag
    return changed
  }
}
