import Foundation

/// A key seen in an object, compared with literals without making a string of it.
public struct JSONKey: Sendable {
  /// Keeps `bytes` alive.
  @usableFromInline let owner: JSONDocument
  /// The key as UTF-8, escapes resolved; bytes of `owner`, which nobody changes.
  @usableFromInline nonisolated(unsafe) let bytes: UnsafeBufferPointer<UInt8>

  init(_ token: JSONScanner.StringToken, in document: JSONDocument) {
    let raw = UnsafeBufferPointer(
      start: document.start + token.begin,
      count: token.end - token.begin
    )
    guard token.hasEscapes else {
      owner = document
      bytes = raw
      return
    }
    owner = JSONEscapes.bytes(raw).withUnsafeBufferPointer { JSONDocument($0) }
    bytes = UnsafeBufferPointer(start: owner.start, count: owner.count)
  }

  /// The key with its escapes resolved.
  public var string: String {
    withExtendedLifetime(owner) { String(decoding: bytes, as: UTF8.self) }
  }

  /// Lets a `switch` over keys compare bytes.
  @inlinable
  public static func ~= (literal: StaticString, key: JSONKey) -> Bool {
    guard literal.utf8CodeUnitCount == key.bytes.count else { return false }
    guard let start = key.bytes.baseAddress else { return true }
    return withExtendedLifetime(key.owner) {
      memcmp(literal.utf8Start, start, key.bytes.count) == 0
    }
  }
}
