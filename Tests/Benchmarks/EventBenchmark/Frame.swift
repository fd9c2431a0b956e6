import Foundation

/// A message, and the decoders for it.
struct Frame {
  let name: String
  let text: String
  /// Decodes the event with the generated types.
  let decode: ([UInt8]) throws -> Void
  /// Decodes the event with `JSONDecoder` and handwritten types.
  let reference: (Data) throws -> Void

  /// The decoder, created once.
  static let decoder = JSONDecoder()
}
