import BinderyRuntime
import Foundation

extension ObjectPayload {
  /// The event; nil for an object type or event that this client doesn't know.
  var event: SubscriptionEvent? {
    switch self {
    case .userPayload(let payload):
      switch payload.event {
      case .set: .uuidMetadataSet(payload.data.changeset)
      case .delete: .uuidMetadataRemoved(metadataId: payload.data.id)
      default: nil
      }
    case .channelPayload(let payload):
      switch payload.event {
      case .set: .channelMetadataSet(payload.data.changeset)
      case .delete: .channelMetadataRemoved(metadataId: payload.data.id)
      default: nil
      }
    case .membershipPayload(let payload):
      switch payload.event {
      case .set: .membershipMetadataSet(payload.data.membership)
      case .delete: .membershipMetadataRemoved(payload.data.membership)
      default: nil
      }
    case .unknown: nil
    }
  }
}

extension UserChanges {
  fileprivate var changeset: PubNubUUIDMetadataChangeset {
    let texts: [(WritableKeyPath<any PubNubUUIDMetadata, String?> & Sendable, Nullable<String>?)] =
      [
        (\.name, name), (\.type, type), (\.status, status), (\.externalId, externalId),
        (\.profileURL, profileUrl), (\.email, email),
      ]
    var changes: [PubNubMetadataChange<any PubNubUUIDMetadata>] = texts.compactMap { field, value in
      value.map { .stringOptional(field, $0.value) }
    }
    if let custom { changes.append(.customOptional(\.custom, custom.value?.scalars)) }
    return PubNubUUIDMetadataChangeset(
      metadataId: id,
      changes: changes,
      updated: updated?.date ?? .distantPast,
      eTag: eTag ?? ""
    )
  }
}

extension ChannelChanges {
  fileprivate var changeset: PubNubChannelMetadataChangeset {
    let texts:
      [(WritableKeyPath<any PubNubChannelMetadata, String?> & Sendable, Nullable<String>?)] = [
        (\.name, name), (\.type, type), (\.status, status), (\.channelDescription, description),
      ]
    var changes: [PubNubMetadataChange<any PubNubChannelMetadata>] = texts.compactMap {
      field,
      value in value.map { .stringOptional(field, $0.value) }
    }
    if let custom { changes.append(.customOptional(\.custom, custom.value?.scalars)) }
    return PubNubChannelMetadataChangeset(
      metadataId: id,
      changes: changes,
      updated: updated?.date ?? .distantPast,
      eTag: eTag ?? ""
    )
  }
}

extension MembershipChanges {
  fileprivate var membership: PubNubMembershipMetadataBase {
    PubNubMembershipMetadataBase(
      uuidMetadataId: uuid.id,
      channelMetadataId: channel.id,
      status: status?.value,
      type: type?.value,
      custom: custom?.value?.scalars,
      updated: updated?.date,
      eTag: eTag
    )
  }
}

extension [String: JSONValue] {
  /// The values as scalars, as the service documents them; any other value becomes its JSON text.
  fileprivate var scalars: [String: JSONCodableScalarType] {
    mapValues { JSONCodableScalarType($0) ?? $0.description.scalarValue }
  }
}
