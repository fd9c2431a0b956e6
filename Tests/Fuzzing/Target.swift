import Foundation

/// What is tried, with inputs of its own kind.
protocol Target {
  /// The same bytes again for the same randomness.
  func input(_ random: Randomness) -> [UInt8]

  /// Takes a file in and says what is wrong with what becomes of it;
  /// writes any Swift below `output`.
  func check(_ file: URL, output: URL?) throws(Complaint)

  /// What one input may cost.
  var limits: WorkLimits { get }
}

extension Target {
  /// More than any small document may need.
  var limits: WorkLimits { WorkLimits(seconds: 10, bytes: 8 << 30) }
}

/// What takes bytes, so that a coverage-guided fuzzer can grow them too.
protocol ByteTarget: Target {
  /// What inputs grow from.
  var seeds: [[UInt8]] { get }

  /// Takes bytes in and says what is wrong with what becomes of them.
  func check(_ bytes: [UInt8]) throws(Complaint)
}

extension ByteTarget {
  func input(_ random: Randomness) -> [UInt8] {
    var mutation = ByteMutation(seeds: seeds, random: random)
    return mutation.grow()
  }

  func check(_ file: URL, output: URL?) throws(Complaint) {
    guard let data = try? Data(contentsOf: file) else { throw Complaint("there is no such file") }
    try check(Array(data))
  }
}

/// What ends the process of a worker.
struct WorkLimits {
  /// Of the processor.
  let seconds: Int
  /// Of addresses.
  let bytes: rlim_t
}

/// A promise that was not kept.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
