extension UInt8 {
  /// A letter of ASCII in lower case, or a digit; nil for another character.
  public var asciiLetter: UInt8? {
    switch self {
    case 0x30...0x39, 0x61...0x7A: self
    case 0x41...0x5A: self + 0x20
    default: nil
    }
  }
}
