import Foundation

/// What changed of a channel's metadata.
public struct PubNubChannelMetadataChangeset: Sendable {
  /// The channel's name.
  public let metadataId: String
  /// The fields that have another value; all others stay as they are.
  public let changes: [PubNubMetadataChange<any PubNubChannelMetadata>]
  /// When it was changed.
  public let updated: Date
  /// Of the metadata as it is now.
  public let eTag: String

  /// A change as an event brings it, for tests of an app's own.
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
