import Foundation

/// Seconds as Firebase Cloud Messaging writes them: `3.5s`.
struct FCMDuration: Codable, Hashable, Sendable {
  let seconds: Double

  init(_ seconds: Double) { self.seconds = seconds }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.hasSuffix("s"), let seconds = Double(text.dropLast()) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected seconds as in 3.5s"
      )
    }
    self.init(seconds)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let text else {
      throw EncodingError.invalidValue(
        seconds,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "\(seconds) seconds are no duration"
        )
      )
    }
    try container.encode(text)
  }

  /// Without an exponent, which the service doesn't read; nil for what is no number.
  private var text: String? {
    guard seconds.isFinite else { return nil }
    let shortest = "\(seconds)"
    return shortest.contains("e") ? String(format: "%.9fs", seconds) : shortest + "s"
  }
}
