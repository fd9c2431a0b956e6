import Foundation

/// A key seen in an object, compared with literals without making a string of it.
///
/// Its four words, and no more, are given from hand to hand in registers.
public struct JSONKey: Sendable {
  /// The bytes of a key of up to sixteen as they stand in memory, and whatever comes after a
  /// shorter one; of a longer key the first says where it begins in what `owner` has.
  @usableFromInline let words: (UInt64, UInt64)
  /// How many bytes it has as UTF-8, escapes resolved.
  @usableFromInline let count: Int
  /// Who has the bytes of a longer key; most keys are short, and need nobody to keep them.
  // Nobody changes it.
  @usableFromInline nonisolated(unsafe) let owner: JSONDocument?

  /// The longest that needs no owner.
  static let longestShort = 16

  /// Reads sixteen bytes, however short the key is.
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

  /// Lets a `switch` over keys compare bytes.
  @inlinable
  public static func ~= (literal: StaticString, key: JSONKey) -> Bool {
    // The literal's count, which the compiler knows, lets it do without a call.
    guard literal.utf8CodeUnitCount == key.count else { return false }
    return key.withBytes { bytes in
      bytes.baseAddress.map { memcmp(literal.utf8Start, $0, literal.utf8CodeUnitCount) } == 0
    }
  }

  /// Gives the bytes, and for a short key what comes after them.
  @inlinable
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    guard let owner else { return withUnsafeBytes(of: words, body) }
    return withExtendedLifetime(owner) {
      body(UnsafeRawBufferPointer(start: owner.start + Int(words.0), count: count))
    }
  }
}
