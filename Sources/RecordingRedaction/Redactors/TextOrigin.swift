/// The origin of a text in a string of the archive.
struct TextOrigin {
  /// The offset of the text in the string, or that of the encoded text which contains it.
  var offset = 0
  /// Whether a position in the text is one in the string, because nothing is encoded.
  var isExact = true
  /// The number of encodings and structures around the text.
  var depth = 0

  /// The maximum number of encodings within one another.
  static let depthLimit = 10

  func offset(of position: Int) -> Int { isExact ? offset + position : offset }

  /// The origin of a part at a position.
  func part(at position: Int, isEncoded: Bool) -> TextOrigin {
    TextOrigin(offset: offset(of: position), isExact: isExact && !isEncoded, depth: depth + 1)
  }
}
