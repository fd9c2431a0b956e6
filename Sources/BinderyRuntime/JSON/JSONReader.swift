import Foundation

/// Reads a document of UTF-8 bytes value by value, into types that know what they expect.
///
/// ```swift
/// try json.beginObject()
/// while let key = try json.nextKey() {
///   switch key {
///   case "title": json.read(into: &title)
///   default: try json.skipValue()
///   }
/// }
/// ```
///
/// Sendable, so that the compiler needn't follow it through every model to see where it goes, which
/// takes long.
public struct JSONReader: Sendable {
  /// How many arrays and objects may stand inside each other; fewer of types that take much stack.
  public static let depthLimit = 512

  // Nobody changes it.
  nonisolated(unsafe) let document: JSONDocument
  var scanner: JSONScanner
  var depth = 0
  /// True when a comma must come before the next key or element.
  var isAfterValue = false
  var stack = StackBudget()
  /// Where the value begins that a choice reads for a try, with other variants left.
  var trial: Int?
  /// True while an error goes out of a variant that a member named.
  @usableFromInline var isNamed = false
  var effort = JSONEffort()
  /// True while a value is read again to be told in full what is wrong with it.
  var isExplaining = false
  /// A string that was scanned ahead.
  var scanned = JSONScanner.StringToken(begin: 0, end: 0, hasEscapes: false)
  /// What a member has told of the object ahead.
  var telling: JSONTelling?
  /// What the messages of the document have been.
  var expectation = JSONExpectation()
  /// What is noted of the message that is read as what was expected.
  var observation = JSONObservation()
  /// True when a key was read that its object had before.
  @usableFromInline var isRepeating = false
  /// What `read(into:)` met, until `nextKey` throws it.
  @usableFromInline var failure: JSONError?

  init(_ document: JSONDocument) {
    self.document = document
    scanner = JSONScanner(document)
    scanner.skipWhitespace()
  }

  @usableFromInline
  init(_ bytes: [UInt8]) {
    self.init(bytes.withUnsafeBufferPointer { JSONDocument.copy(of: $0) })
  }

  /// The one value of a document; anything after it is an error.
  @inlinable
  public static func decode<T: JSONDecodable>(
    _ type: T.Type = T.self,
    from bytes: [UInt8]
  ) throws(JSONError) -> T {
    var reader = JSONReader(bytes)
    return try reader.readDocument()
  }

  /// The one value of a document; anything after it is an error.
  public static func decode<T: JSONDecodable>(
    _ type: T.Type = T.self,
    from data: Data
  ) throws(JSONError) -> T {
    var reader = JSONReader(
      data.withUnsafeBytes { JSONDocument.copy(of: $0.bindMemory(to: UInt8.self)) }
    )
    return try reader.readDocument()
  }

  /// The one value of a document; anything after it is an error.
  static func decode<T: JSONDecodable>(
    _ type: T.Type = T.self,
    from bytes: ArraySlice<UInt8>
  ) throws(JSONError) -> T {
    var reader = JSONReader(bytes.withUnsafeBufferPointer { JSONDocument.copy(of: $0) })
    return try reader.readDocument()
  }

  @inlinable
  mutating func readDocument<T: JSONDecodable>() throws(JSONError) -> T {
    let value = try T(from: &self)
    try endDocument()
    return value
  }

  @usableFromInline
  mutating func endDocument() throws(JSONError) {
    // The scanner's pointer alone would not keep the bytes.
    defer { withExtendedLifetime(document) {} }
    scanner.skipWhitespace()
    guard scanner.position == scanner.count else { throw scanner.failure(.trailingBytes) }
  }

  /// Reads the value ahead.
  @inlinable
  public mutating func read<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try T(from: &self)
  }

  /// Reads the value of the key that `nextKey` gave, `null` as nil; what is wrong with it, the next
  /// `nextKey` throws.
  ///
  /// A throwing call per member would have the compiler write, for each of them, the way out of the
  /// whole initializer: this costs a third less of its time.
  @inlinable
  public mutating func read<T: JSONDecodable>(into value: inout T?) {
    if value != nil { isRepeating = true }
    do {
      value = try T?(from: &self)
    } catch {
      failure = error
    }
  }

  /// Reads into a property's wrapper, which can be used before all properties have their values.
  @inlinable
  public mutating func readIndirect<T: JSONDecodable>(into wrapper: inout IndirectOptional<T>) {
    read(into: &wrapper.wrappedValue)
  }

  /// Steps over the value ahead, whatever it is.
  public mutating func skipValue() throws(JSONError) {
    try scanner.skipValue(depth: depth)
    isAfterValue = true
  }
}
