extension StringProtocol {
  /// Whether a segment of the path is `.` or `..`, which leads to another path.
  var hasDotSegment: Bool {
    withBytes { bytes in
      // Most paths have no dot at all.
      guard bytes.has(UInt8(ascii: ".")) else { return false }
      var (length, dots) = (0, 0)
      for byte in bytes {
        if byte == UInt8(ascii: "/") {
          if length == dots, (1...2).contains(dots) { return true }
          (length, dots) = (0, 0)
        } else {
          length += 1
          dots += byte == UInt8(ascii: ".") ? 1 : 0
        }
      }
      return length == dots && (1...2).contains(dots)
    }
  }
}
