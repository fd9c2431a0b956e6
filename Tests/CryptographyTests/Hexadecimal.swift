/// Bytes in the notation of standards, with blanks and line breaks.
func bytes(_ hexadecimal: String) -> [UInt8] {
  let digits = hexadecimal.compactMap(\.hexDigitValue)
  return stride(from: 0, to: digits.count - 1, by: 2).map { index in
    UInt8(digits[index] << 4 | digits[index + 1])
  }
}
