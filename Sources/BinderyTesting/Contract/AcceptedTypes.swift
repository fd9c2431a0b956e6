import BinderyRuntime

/// The media ranges of a recorded `Accept` (RFC 9110 §12.5.1).
struct AcceptedTypes {
  private let ranges: [Substring]

  init(_ fields: [HTTPArchive.Pair]) {
    ranges = fields.flatMap { Self.ranges(in: $0.value) }
  }

  /// Whether all media ranges in `sent` are accepted here; `*/*` also includes an absent header.
  func include(_ sent: [String]) -> Bool {
    if ranges.contains("*/*") { return true }
    let sent = sent.flatMap(Self.ranges)
    return !sent.isEmpty && sent.allSatisfy(includes)
  }

  private func includes(_ range: Substring) -> Bool {
    ranges.contains { known in
      known == range || known.hasSuffix("/*") && range.hasPrefix(known.dropLast())
    }
  }

  /// Returns the media ranges of a header value, without parameters and weights.
  private static func ranges(in value: String) -> [Substring] {
    value.lowercased().split(separator: ",").compactMap { range in
      range.split(separator: ";").first.map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    }
  }
}
