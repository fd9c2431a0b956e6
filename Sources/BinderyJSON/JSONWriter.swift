/// An encoder that writes one document of compact JSON; it adds the commas.
public struct JSONWriter: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The first error: a value that JSON cannot represent.
  private var failure: JSONError?
  /// Whether a comma must come before the next key or element.
  private var isAfterValue = false
  /// Whether the bytes are for comparison, so that equal values must give equal bytes.
  package let isComparing: Bool
  /// Whether JSON inside of a string is encoded from its value, and not from the text that was
  /// read.
  let isRewriting: Bool

  init(isComparing: Bool = false, isRewriting: Bool = false) {
    self.isComparing = isComparing
    self.isRewriting = isRewriting
    bytes.reserveCapacity(256)
  }

  /// Encodes a value as UTF-8; throws for an infinity or NaN anywhere in it.
  public static func encode(_ value: some JSONEncodable) throws(JSONError) -> [UInt8] {
    try JSONWriter().encoded(value)
  }

  /// Encodes a value without the text of JSON in strings that was read, only from values.
  package static func rewrite(_ value: some JSONEncodable) throws(JSONError) -> [UInt8] {
    try JSONWriter(isRewriting: true).encoded(value)
  }

  private consuming func encoded(_ value: some JSONEncodable) throws(JSONError) -> [UInt8] {
    var writer = self
    value.encode(into: &writer)
    if let failure = writer.failure { throw failure }
    return writer.bytes
  }

  /// Returns bytes that are equal for values of the same meaning.
  static func identity(of value: some JSONEncodable) -> [UInt8] {
    var writer = JSONWriter(isComparing: true)
    value.encode(into: &writer)
    return writer.bytes
  }

  /// Begins an object; its members follow, then `endObject`.
  public mutating func beginObject() {
    begin(UInt8(ascii: "{"))
  }

  /// Ends the innermost object.
  public mutating func endObject() {
    end(UInt8(ascii: "}"))
  }

  /// Begins an array; its elements follow, then `endArray`.
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

  /// Writes a member; nil is written as `null`.
  @inlinable
  public mutating func member<T: JSONEncodable>(_ key: StaticString, _ value: T) {
    self.key(key)
    value.encode(into: &self)
    endValue()
  }

  /// Writes a member unless it is nil.
  @inlinable
  public mutating func optionalMember<T: JSONEncodable>(_ key: StaticString, _ value: T?) {
    if let value { member(key, value) }
  }

  /// Writes members with dynamic keys, sorted by key, so that equal values give equal bytes.
  @inlinable
  public mutating func members<T: JSONEncodable>(_ additional: [String: T]) {
    for (key, value) in additional.sorted(by: { $0.key < $1.key }) {
      member(named: key, value)
    }
  }

  /// Writes the unknown members of the innermost object, sorted by key, except those with declared
  /// keys.
  public mutating func members(_ unknown: [String: JSONValue], excluding declared: [String]) {
    guard !unknown.isEmpty else { return }
    members(unknown.filter { member in !declared.contains { $0.hasSameBytes(as: member.key) } })
  }

  /// Writes an element of the innermost array; nil is written as `null`.
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

// The parts of the generic methods above.
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

  /// Writes `null` for a value without JSON, and stores the first error.
  mutating func fail(_ reason: JSONError.Reason) {
    if failure == nil {
      let path = bytes.withUnsafeBufferPointer { JSONPathFinder($0, upTo: $0.count).path }
      failure = JSONError(path: path, offset: bytes.count, reason: reason)
    }
    writeNull()
  }
}
