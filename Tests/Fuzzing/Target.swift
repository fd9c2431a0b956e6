import Foundation

/// What is tried, with inputs of its own kind.
protocol Target {
  /// The same bytes again for the same randomness.
  func input(_ random: Randomness) -> [UInt8]

  /// Takes a file in and says what is wrong with what becomes of it;
  /// writes any Swift below `output`.
  func check(_ file: URL, output: URL?) throws(Complaint)
}

/// A promise that was not kept.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
