extension String {
  /// Whether a byte satisfies the predicate; fast, since it is called for every description.
  func hasByte(where predicate: (UInt8) -> Bool) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(where: predicate) }
      ?? utf8.contains(where: predicate)
  }
}
