/// Writes one document of compact JSON, placing the commas.
public struct JSONWriter: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The first value that has no JSON.
  private var failure: JSONError?
  /// True when a comma must come before the next key or element.
  private var isAfterValue = false
  /// True when the bytes are compared and not sent, so that equal values must give equal bytes.
  let isComparing: Bool
  /// True when JSON inside of a string is written from its value and not as it was read.
  let isRewriting: Bool

  init(isComparing: Bool = false, isRewriting: Bool = false) {
    self.isComparing = isComparing
    self.isRewriting = isRewriting
    bytes.reserveCapacity(256)
  }

  /// The value as UTF-8; an infinity or NaN anywhere in it is an error.
  public static func encode(_ value: some JSONEncodable) throws(JSONError) -> [UInt8] {
    try JSONWriter().encoded(value)
  }

  /// The same without the text that was kept of what was read, so that nothing but values speaks.
  package static func rewrite(_ value: some JSONEncodable) throws(JSONError) -> [UInt8] {
    try JSONWriter(isRewriting: true).encoded(value)
  }

  private consuming func encoded(_ value: some JSONEncodable) throws(JSONError) -> [UInt8] {
    var writer = self
    value.encode(into: &writer)
    if let failure = writer.failure { throw failure }
    return writer.bytes
  }

  /// Bytes that two values share when they mean the same, however that was written.
  static func identity(of value: some JSONEncodable) -> [UInt8] {
    var writer = JSONWriter(isComparing: true)
    value.encode(into: &writer)
    return writer.bytes
  }

  /// Its members follow, then `endObject`.
  public mutating func beginObject() {
    begin(UInt8(ascii: "{"))
  }

  /// Ends the innermost object.
  public mutating func endObject() {
    end(UInt8(ascii: "}"))
  }

  /// Its elements follow, then `endArray`.
  public mutating func beginArray() {
    begin(UInt8(ascii: "["))
  }

  /// Ends the innermost array.
  public mutating func endArray() {
    end(UInt8(ascii: "]"))
  }

  private mutating func begin(_ bracket: UInt8) {
    bytes.append(bracket)
    isAfterValue = false
  }

  private mutating func end(_ bracket: UInt8) {
    bytes.append(bracket)
    isAfterValue = true
  }

  /// A member that is always there: nil is written as `null`.
  @inlinable
  public mutating func member<T: JSONEncodable>(_ key: StaticString, _ value: T) {
    self.key(key)
    value.encode(into: &self)
    endValue()
  }

  /// A member that is absent when nil.
  @inlinable
  public mutating func optionalMember<T: JSONEncodable>(_ key: StaticString, _ value: T?) {
    if let value { member(key, value) }
  }

  /// Members with keys of their own, sorted by key, so that equal values give equal bytes.
  @inlinable
  public mutating func members<T: JSONEncodable>(_ additional: [String: T]) {
    for (key, value) in additional.sorted(by: { $0.key < $1.key }) {
      member(named: key, value)
    }
  }

  /// Members of the innermost object that its type doesn't describe, sorted by key; those whose
  /// keys are declared are not written.
  public mutating func members(_ unknown: [String: JSONValue], besides declared: [String]) {
    guard !unknown.isEmpty else { return }
    members(unknown.filter { member in !declared.contains { $0.hasSameBytes(as: member.key) } })
  }

  /// An element of the innermost array: nil is written as `null`.
  @inlinable
  public mutating func element<T: JSONEncodable>(_ value: T) {
    separate()
    value.encode(into: &self)
    endValue()
  }

  @inlinable
  mutating func member<T: JSONEncodable>(named key: String, _ value: T) {
    self.key(key)
    value.encode(into: &self)
    endValue()
  }
}

// What the generic parts above are made of.
extension JSONWriter {
  @usableFromInline
  mutating func key(_ key: StaticString) {
    separate()
    write(string: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: ":"))
  }

  @usableFromInline
  mutating func key(_ key: String) {
    separate()
    write(key)
    bytes.append(UInt8(ascii: ":"))
  }

  @usableFromInline
  mutating func separate() {
    if isAfterValue { bytes.append(UInt8(ascii: ",")) }
    isAfterValue = false
  }

  @usableFromInline
  mutating func endValue() {
    isAfterValue = true
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
  }

  /// Writes `null` for what has no JSON, and remembers the first reason why.
  mutating func fail(_ reason: JSONError.Reason) {
    if failure == nil {
      let path = bytes.withUnsafeBufferPointer { JSONPathFinder($0, upTo: $0.count).path }
      failure = JSONError(path: path, offset: bytes.count, reason: reason)
    }
    writeNull()
  }
}
