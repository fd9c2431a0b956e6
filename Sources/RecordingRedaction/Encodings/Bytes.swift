// Texts are examined as UTF-8, because Swift's characters are slow to compare.
extension UInt8 {
  var isDigit: Bool { self &- 48 < 10 }
  var isUppercase: Bool { self &- 65 < 26 }
  var isLowercase: Bool { self &- 97 < 26 }
  var isLetter: Bool { (self | 0x20) &- 97 < 26 }
  var isAlphanumeric: Bool { isDigit || isLetter }
  var isWhitespace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
  var lowercased: UInt8 { isUppercase ? self | 0x20 : self }
  /// Whether the byte is a letter or digit of base64 or base64url, without padding.
  var isBase64: Bool {
    isAlphanumeric || self == UInt8(ascii: "+") || self == UInt8(ascii: "/")
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }

  /// Whether the byte is one of those of an ASCII text.
  func isOne(of text: StaticString) -> Bool {
    for index in 0..<text.utf8CodeUnitCount where text.utf8Start[index] == self { return true }
    return false
  }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt8? {
    switch self {
    case 48...57: self - 48
    case 65...70: self - 55
    case 97...102: self - 87
    default: nil
    }
  }
}

extension Collection<UInt8> {
  var text: String { String(decoding: self, as: UTF8.self) }

  var lowercased: [UInt8] { map(\.lowercased) }
}

extension [UInt8] {
  init(_ text: StaticString) {
    self = text.withUTF8Buffer { Array($0) }
  }

  /// Whether the bytes from `position` on begin with an ASCII text.
  func has(_ text: StaticString, at position: Int, ignoringCase: Bool = false) -> Bool {
    let length = text.utf8CodeUnitCount
    guard position >= 0, position + length <= count else { return false }
    for index in 0..<length {
      let byte = self[position + index]
      if (ignoringCase ? byte.lowercased : byte) != text.utf8Start[index] { return false }
    }
    return true
  }

  /// The first position of an ASCII text from `position` on.
  func firstPosition(of text: StaticString, from position: Int = 0) -> Int? {
    let length = text.utf8CodeUnitCount
    let first = text.utf8Start[0]
    var index = position
    while index + length <= count {
      if self[index] == first, has(text, at: index) { return index }
      index += 1
    }
    return nil
  }

  /// The end of the run of bytes from `position` on that satisfy a condition.
  func end(from position: Int, where condition: (UInt8) -> Bool) -> Int {
    var end = position
    while end < count, condition(self[end]) { end += 1 }
    return end
  }

  /// The ranges between the separators within a range.
  func ranges(in range: Range<Int>, separatedBy separator: UInt8) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var begin = range.lowerBound
    for index in range where self[index] == separator {
      ranges.append(begin..<index)
      begin = index + 1
    }
    ranges.append(begin..<range.upperBound)
    return ranges
  }
}
