extension String {
  /// Whether a byte of the text in UTF-8 satisfies a predicate; the view `utf8` is several times
  /// slower than its storage.
  @inline(__always)
  func containsByte(where predicate: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: predicate) }
      ?? utf8.contains(where: predicate)
  }
}
