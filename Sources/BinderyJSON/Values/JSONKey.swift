import Foundation

/// A key of an object, which is compared with literals without creating a string.
///
/// It has only four words, so that it is passed in registers.
public struct JSONKey: Sendable {
  /// The bytes of a key of up to sixteen, as in memory, with arbitrary bytes after a shorter one;
  /// of a longer key the first word is its offset in `owner`.
  @usableFromInline let words: (UInt64, UInt64)
  /// The number of UTF-8 bytes, with escapes resolved.
  @usableFromInline let count: Int
  /// The document that has the bytes of a longer key; nil for a short one, as most are.
  // Immutable.
  @usableFromInline nonisolated(unsafe) let owner: JSONDocument?

  /// The length of the longest key without an owner.
  static let longestShort = 16

  /// Creates a key; reads sixteen bytes, however short the key is.
  init(shortAt start: UnsafePointer<UInt8>, count: Int) {
    words = UnsafeRawPointer(start).loadUnaligned(as: (UInt64, UInt64).self)
    self.count = count
    owner = nil
  }

  init(_ token: JSONScanner.StringToken, of document: JSONDocument) {
    if token.hasEscapes {
      let raw = UnsafeBufferPointer(rebasing: document.bytes[token.begin..<token.end])
      let unescaped = JSONDocument.unescaping(raw)
      self.init(ownedBy: unescaped, from: 0, to: unescaped.count)
    } else {
      self.init(ownedBy: document, from: token.begin, to: token.end)
    }
  }

  private init(ownedBy document: JSONDocument, from begin: Int, to end: Int) {
    let isShort = end - begin <= Self.longestShort
    let start = UnsafeRawPointer(document.start + begin)
    words = isShort ? start.loadUnaligned(as: (UInt64, UInt64).self) : (UInt64(begin), 0)
    count = end - begin
    owner = isShort ? nil : document
    withExtendedLifetime(document) {}
  }

  /// The key with its escapes resolved.
  public var string: String {
    withBytes { String(decoding: $0.prefix(count), as: UTF8.self) }
  }

  /// Compares bytes, for a `switch` over keys.
  @inlinable
  public static func ~= (literal: StaticString, key: JSONKey) -> Bool {
    // The compiler knows the literal's count, so that this needs no call.
    guard literal.utf8CodeUnitCount == key.count else { return false }
    return key.withBytes { bytes in
      bytes.baseAddress.map { memcmp(literal.utf8Start, $0, literal.utf8CodeUnitCount) } == 0
    }
  }

  /// Calls `body` with the bytes and, for a short key, the bytes after them.
  @inlinable
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard let owner else { return withUnsafeBytes(of: words, body) }
    return withExtendedLifetime(owner) {
      body(UnsafeRawBufferPointer(start: owner.start + Int(words.0), count: count))
    }
  }
}
