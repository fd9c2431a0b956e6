import struct Canonical.Recording

extension Recording.Provenance.Kind {
  /// Returns the provenance of recorded traffic with this name.
  static func recorded(named name: String) throws(UsageError) -> Self {
    guard let kind = Self(rawValue: name), kind != .documented else {
      throw UsageError("--provenance must be captured or sandbox, not “\(name)”")
    }
    return kind
  }
}
