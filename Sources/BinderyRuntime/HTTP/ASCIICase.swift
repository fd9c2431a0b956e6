extension UInt8 {
  /// The byte with A–Z made a–z; all others, those of UTF-8 sequences included, stay.
  var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension StringProtocol {
  /// Whether both are the same but for the case of A–Z, as HTTP compares names.
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
