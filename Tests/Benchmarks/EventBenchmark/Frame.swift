import Foundation

/// A message as it comes, and what reads it.
struct Frame {
  let name: String
  let text: String
  /// The event in hand, by the generated types.
  let decode: ([UInt8]) throws -> Void
  /// The same by `JSONDecoder` and types that a person would write for it.
  let reference: (Data) throws -> Void

  /// What a person would make once.
  static let decoder = JSONDecoder()
}
