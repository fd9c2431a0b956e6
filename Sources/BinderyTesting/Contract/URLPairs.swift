import Foundation

/// The named values in a query or a form, decoded.
enum URLPairs {
  /// RFC 3986: `+` is a plus.
  static func query(_ text: Substring) -> [PairDifferences.Pair] {
    pairs(text) { decoded($0) }
  }

  /// The URL standard's forms: `+` is a space.
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
