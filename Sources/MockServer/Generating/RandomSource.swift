import BinderyJSON

/// A generator of numbers that only depend on its seed (SplitMix64).
struct RandomSource: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Creates a source for a seed and a text, the same in every process.
  init(seed: UInt64, _ text: some Sequence<UInt8>) {
    // FNV-1a, since `Hasher` differs between processes.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    state = hash ^ (seed &* 0x9E37_79B9_7F4A_7C15)
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  /// Returns a number of a range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns a number from 0 up to and excluding 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns an element; nil if there are none.
  mutating func element<Elements: Collection>(of elements: Elements) -> Elements.Element? {
    elements.randomElement(using: &self)
  }
}
