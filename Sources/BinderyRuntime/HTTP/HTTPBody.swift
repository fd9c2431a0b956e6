/// What a request carries besides its headers.
public enum HTTPBody: Hashable, Sendable {
  /// No body at all, which is not the same as a body of no bytes.
  case empty
  case bytes([UInt8])
}

extension HTTPBody {
  /// The content, none for `empty`.
  public var bytes: [UInt8] {
    switch self {
    case .empty: []
    case .bytes(let bytes): bytes
    }
  }
}
