extension UInt8 {
  /// The byte with A–Z lowercased; all others, including those of UTF-8 sequences, are unchanged.
  var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension StringProtocol {
  /// Whether two texts are equal when the case of A–Z is ignored, as HTTP compares names.
  func equalsIgnoringASCIICase(_ other: some StringProtocol) -> Bool {
    withBytes { own in
      other.withBytes { others in
        guard own.count == others.count else { return false }
        for index in own.indices where own[index].lowercasedASCII != others[index].lowercasedASCII {
          return false
        }
        return true
      }
    }
  }
}
