/// A random number generator with the same numbers for the same seed (SplitMix64).
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the generator of an input of a campaign.
  init(seed: UInt64, input: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 ^ input &* 0xD1B5_4A32_D192_ED03
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &self) }

  mutating func isOneIn(_ count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
