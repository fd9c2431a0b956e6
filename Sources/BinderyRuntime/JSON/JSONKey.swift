import Foundation

/// A key seen in an object, compared with literals without making a string of it.
public struct JSONKey: Sendable {
  /// The first sixteen bytes as they stand in memory, and whatever comes after a shorter key.
  @usableFromInline let bytes: (UInt64, UInt64)
  /// How many bytes it has as UTF-8, escapes resolved.
  @usableFromInline let count: Int
  /// Where the bytes of a longer key are; most keys are short, and need nobody to keep them.
  @usableFromInline let place: Place?

  /// Bytes of a document, which nobody changes.
  @usableFromInline
  struct Place: Sendable {
    @usableFromInline nonisolated(unsafe) let start: UnsafePointer<UInt8>
    @usableFromInline nonisolated(unsafe) let owner: JSONDocument
  }

  init(_ token: JSONScanner.StringToken, in json: borrowing JSONReader) {
    if token.hasEscapes {
      let raw = json.scanner.bytes(from: token.begin, to: token.end)
      self.init(JSONDocument.unescaping(raw))
    } else {
      let start = json.scanner.start + token.begin
      let count = token.end - token.begin
      self.init(
        at: start,
        count: count,
        count > 16 ? Place(start: start, owner: json.document) : nil
      )
    }
  }

  private init(_ document: JSONDocument) {
    let place = Place(start: document.start, owner: document)
    self.init(at: document.start, count: document.count, place)
    withExtendedLifetime(document) {}
  }

  private init(at start: UnsafePointer<UInt8>, count: Int, _ place: Place?) {
    bytes = UnsafeRawPointer(start).loadUnaligned(as: (UInt64, UInt64).self)
    self.count = count
    self.place = place
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
    guard let place else { return withUnsafeBytes(of: bytes, body) }
    return withExtendedLifetime(place.owner) {
      body(UnsafeRawBufferPointer(start: place.start, count: count))
    }
  }
}
