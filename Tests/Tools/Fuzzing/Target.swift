import Foundation

/// A target of the fuzzer, with its own kind of input.
protocol Target {
  /// Returns the input for a random seed, always the same.
  func input(_ random: Randomness) -> [UInt8]

  /// Processes a file, and throws if the result is wrong; writes generated Swift below `output`.
  func check(_ file: URL, output: URL?) throws(Complaint)

  /// The limits of an input.
  var limits: WorkLimits { get }
}

extension Target {
  /// More than any small document needs.
  var limits: WorkLimits { WorkLimits(seconds: 10, bytes: 8 << 30) }
}

/// A target whose inputs are bytes, so that a coverage-guided fuzzer can mutate them, too.
protocol ByteTarget: Target {
  /// The initial inputs.
  var seeds: [[UInt8]] { get }

  /// Processes bytes, and throws if the result is wrong.
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

/// The limits that end the process of a worker.
struct WorkLimits {
  /// The processor time, in seconds.
  let seconds: Int
  /// The address space, in bytes.
  let bytes: rlim_t
}

/// A violated property.
struct Complaint: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
