/// The new value of one metadata field; nil clears it.
public enum PubNubMetadataChange<Metadata> {
  /// A text field.
  case stringOptional(WritableKeyPath<Metadata, String?> & Sendable, String?)
  /// All custom fields.
  case customOptional(
    WritableKeyPath<Metadata, [String: any JSONCodableScalar]?> & Sendable,
    [String: JSONCodableScalarType]?
  )

  func apply(to metadata: inout Metadata) {
    switch self {
    case .stringOptional(let field, let value): metadata[keyPath: field] = value
    case .customOptional(let field, let value): metadata[keyPath: field] = value
    }
  }
}

extension PubNubMetadataChange: Sendable where Metadata: Sendable {}
