/// A target of the fuzzer: a program for arbitrary bytes, and the properties of its result.
protocol Target {
  /// The initial inputs, which libFuzzer mutates.
  var seeds: [[UInt8]] { get }

  /// Processes bytes, and throws if the result is wrong.
  func check(_ bytes: [UInt8]) throws(Violation)
}

/// A violated property.
struct Violation: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
