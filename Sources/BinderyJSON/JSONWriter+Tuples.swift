// Elements of tuples: an absent one is written as `null` if another follows.
extension JSONWriter {
  /// Writes an element that may be absent; `missing` is the number of absent ones before it.
  @inlinable
  public mutating func optionalElement<T: JSONEncodable>(_ value: T?, after missing: inout Int) {
    guard let value else { return missing += 1 }
    writeNulls(&missing)
    element(value)
  }

  /// Writes the last elements; `missing` is the number of absent ones before them.
  @inlinable
  public mutating func elements<T: JSONEncodable>(_ values: [T], after missing: inout Int) {
    if !values.isEmpty { writeNulls(&missing) }
    for value in values { element(value) }
  }

  @usableFromInline
  mutating func writeNulls(_ count: inout Int) {
    for _ in 0..<count {
      separate()
      writeNull()
      endValue()
    }
    count = 0
  }
}
