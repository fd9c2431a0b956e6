import Foundation

/// A decoder that reads a JSON document in UTF-8 value by value, as the types request.
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
/// Sendable, so that the compiler does not have to prove it for each model, which takes long.
public struct JSONReader: Sendable {
  /// The maximum nesting depth of arrays and objects; less for types that need much stack.
  public static let depthLimit = 512

  // Immutable.
  nonisolated(unsafe) let document: JSONDocument
  @usableFromInline var scanner: JSONScanner
  @usableFromInline var depth = 0
  /// Whether a comma must come before the next key or element.
  var isAfterValue = false
  var stack = StackBudget()
  /// The offset of the value that is an attempt of a union, with other variants left.
  var attemptStart: Int?
  /// Whether the error that is thrown is one of a variant that a member selects.
  @usableFromInline var isSelectedVariantError = false
  /// The number of bytes that were read for variants that failed, which is bounded.
  var wastedBytes = 0
  /// The number of bytes that were scanned to select a variant.
  var scannedBytes = 0
  /// A string that a scan has read.
  var scannedString = JSONScanner.StringToken(begin: 0, end: 0, hasEscapes: false)
  /// The member that selected the variant of the next object.
  var discriminator: JSONDiscriminatorMatch?
  /// Whether a key was read that is repeated in its object.
  @usableFromInline var isRepeating = false
  /// The error of `read(into:)`, which `nextKey` throws.
  @usableFromInline var failure: JSONError?
  /// The error of the last integer that is beyond the range of `Int`, and was read as nil.
  var overflow: JSONError?
  /// Whether the document is read again, to find all of its errors.
  @usableFromInline var isCollecting = false
  /// The errors that were found, while collecting.
  @IndirectOptional var collection: JSONErrorCollection?
  /// Whether an `IsolatedArray` may keep undecodable elements: not if another variant is left.
  var isIsolating = true
  /// Whether an `IsolatedArray` could not be decoded because of an element.
  var hasRefusedElement = false

  init(_ document: JSONDocument) {
    self.document = document
    scanner = JSONScanner(document)
    scanner.skipWhitespace()
  }

  @usableFromInline
  init(_ bytes: [UInt8]) {
    self.init(bytes.withUnsafeBufferPointer { JSONDocument.copy(of: $0) })
  }

  /// Decodes the value of a document; anything after it is an error.
  ///
  /// An error has all errors of the document: if a value does not match its type, the document is
  /// read again to find the others.
  @inlinable
  public static func decode<T: JSONDecodable>(
    _ type: T.Type = T.self,
    from bytes: [UInt8]
  ) throws(JSONError) -> T {
    var reader = JSONReader(bytes)
    return try reader.readWholeDocument()
  }

  /// Decodes the value of a document; anything after it is an error.
  public static func decode<T: JSONDecodable>(
    _ type: T.Type = T.self,
    from data: Data
  ) throws(JSONError) -> T {
    var reader = JSONReader(
      data.withUnsafeBytes { JSONDocument.copy(of: $0.bindMemory(to: UInt8.self)) }
    )
    return try reader.readWholeDocument()
  }

  /// Decodes the value of a document; anything after it is an error.
  package static func decode<T: JSONDecodable>(
    _ type: T.Type = T.self,
    from bytes: ArraySlice<UInt8>
  ) throws(JSONError) -> T {
    var reader = JSONReader(bytes.withUnsafeBufferPointer { JSONDocument.copy(of: $0) })
    return try reader.readWholeDocument()
  }

  /// Decodes a document by a function that returns nil if it reads nothing; anything after the
  /// value is an error.
  package static func decode<T>(
    from bytes: [UInt8],
    by read: (inout JSONReader) throws(JSONError) -> T?
  ) throws(JSONError) -> T? {
    var reader = JSONReader(bytes)
    guard let value = try read(&reader) else { return nil }
    try reader.endDocument()
    return value
  }

  /// Decodes the value of a document; throws the first error alone, also that of an element of an
  /// `IsolatedArray`.
  package static func decodeStrictly<T: JSONDecodable>(
    _ type: T.Type = T.self,
    from bytes: [UInt8]
  ) throws(JSONError) -> T {
    var reader = JSONReader(bytes)
    reader.isIsolating = false
    return try reader.readDocument()
  }

  @inlinable
  mutating func readWholeDocument<T: JSONDecodable>() throws(JSONError) -> T {
    do {
      return try readDocument()
    } catch {
      throw completed(error, of: T.self)
    }
  }

  @inlinable
  mutating func readDocument<T: JSONDecodable>() throws(JSONError) -> T {
    let value = try T(from: &self)
    try endDocument()
    return value
  }

  @usableFromInline
  mutating func endDocument() throws(JSONError) {
    // The scanner's pointer alone does not keep the document alive.
    defer { withExtendedLifetime(document) {} }
    scanner.skipWhitespace()
    guard scanner.position == scanner.count else { throw scanner.failure(.trailingBytes) }
  }

  /// Reads the next value.
  @inlinable
  public mutating func read<T: JSONDecodable>(_ type: T.Type = T.self) throws(JSONError) -> T {
    try isCollecting ? collectOrReplace(type) : T(from: &self)
  }

  /// Reads the value of the key that `nextKey` returned, `null` as nil; the next `nextKey` throws
  /// its error.
  ///
  /// An integer beyond the range of `Int`, whose schema has no format, is nil, so that it does not
  /// affect the rest of the document; one with an exponent is an error.
  ///
  /// It does not throw, because the compiler emits the cleanup of the whole initializer at each
  /// throwing call. The deferred error saves a third of the compile time.
  @inlinable
  public mutating func read<T: JSONDecodable>(into value: inout T?) {
    if value != nil { isRepeating = true }
    let start = valueStart
    do {
      value = try T?(from: &self)
    } catch {
      value = replaceMember(after: error, from: start)
    }
  }

  /// Skips the next value of any type.
  public mutating func skipValue() throws(JSONError) {
    try scanner.skipValue(depth: depth)
    isAfterValue = true
  }
}
