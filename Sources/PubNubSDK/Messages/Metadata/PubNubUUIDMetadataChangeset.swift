import Foundation

/// What changed of a user's metadata.
public struct PubNubUUIDMetadataChangeset: Sendable {
  /// The user's id.
  public let metadataId: String
  /// The fields that have another value; all others stay as they are.
  public let changes: [PubNubMetadataChange<any PubNubUUIDMetadata>]
  /// When it was changed.
  public let updated: Date
  /// Of the metadata as it is now.
  public let eTag: String

  /// A change as an event brings it, for tests of an app's own.
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
