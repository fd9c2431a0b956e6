// Elements whose positions mean something: what is absent is `null` if anything comes after it.
extension JSONWriter {
  /// An element that may be absent; `missing` counts those before it that were.
  @inlinable
  public mutating func optionalElement<T: JSONEncodable>(_ value: T?, after missing: inout Int) {
    guard let value else { return missing += 1 }
    writeNulls(&missing)
    element(value)
  }

  /// Elements at the end; `missing` counts those before them that were absent.
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
