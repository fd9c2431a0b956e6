extension String {
  /// Whether a byte of the text is such; what is looked for in every description is found where the
  /// bytes lie.
  func hasByte(where isSuch: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: isSuch) }
      ?? utf8.contains(where: isSuch)
  }
}
