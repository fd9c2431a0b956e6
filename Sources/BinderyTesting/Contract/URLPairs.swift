import Foundation

/// The decoded name-value pairs of a query or form.
package enum URLPairs {
  /// Returns the pairs of a query (RFC 3986), where `+` is a plus sign.
  package static func query(_ text: Substring) -> [PairDifferences.Pair] {
    pairs(text) { decoded($0) }
  }

  /// Returns the pairs of a form (URL Standard), where `+` is a space.
  static func form(_ body: [UInt8]) -> [PairDifferences.Pair] {
    pairs(String(decoding: body, as: UTF8.self)[...]) {
      decoded($0.replacing("+", with: " "))
    }
  }

  static func decoded(_ text: some StringProtocol) -> String {
    text.removingPercentEncoding ?? String(text)
  }

  private static func pairs(
    _ text: Substring,
    decode: (Substring) -> String
  ) -> [PairDifferences.Pair] {
    text.split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (decode(parts[0]), parts.count == 2 ? decode(parts[1]) : nil)
    }
  }
}
