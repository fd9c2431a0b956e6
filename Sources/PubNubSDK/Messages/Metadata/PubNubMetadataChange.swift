/// One field that a change gives another value; nil clears it.
public enum PubNubMetadataChange<Metadata> {
  /// A text, or none any more.
  case stringOptional(WritableKeyPath<Metadata, String?> & Sendable, String?)
  /// All of the application's own fields, or none any more.
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
