import Foundation

/// A duration as Firebase Cloud Messaging writes it, such as `3.5s`.
struct FCMDuration: Codable, Hashable, Sendable {
  let seconds: Double

  init(_ seconds: Double) { self.seconds = seconds }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.hasSuffix("s"), let seconds = Double(text.dropLast()) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected seconds, such as 3.5s"
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
          debugDescription: "\(seconds) seconds is not a finite duration"
        )
      )
    }
    try container.encode(text)
  }

  /// The text without an exponent, which the service doesn't accept; nil unless finite.
  private var text: String? {
    guard seconds.isFinite else { return nil }
    let shortest = "\(seconds)"
    return shortest.contains("e") ? String(format: "%.9fs", seconds) : shortest + "s"
  }
}
