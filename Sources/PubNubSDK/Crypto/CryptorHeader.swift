/// The header before the ciphertext, which identifies the cryptor that can decrypt it.
///
///     PNED 01 ACRH 10 <16 bytes of metadata> <ciphertext>
struct CryptorHeader: Equatable {
  let id: [UInt8]
  let metadata: [UInt8]

  static let idLength = 4
  /// The id of a cryptor that writes no header.
  static let missingCryptorID: [UInt8] = [0, 0, 0, 0]

  private static let sentinel = Array("PNED".utf8)
  private static let version: UInt8 = 1
  /// A length byte that means: two bytes with the length follow, the higher one first.
  private static let isLong: UInt8 = 0xFF

  init(id: [UInt8], metadata: [UInt8]) throws(PubNubError) {
    guard id.count == Self.idLength else {
      throw Self.unencryptable("A cryptor's id must have \(Self.idLength) bytes, not \(id.count).")
    }
    guard metadata.count <= UInt16.max else {
      let detail = "A cryptor's metadata has \(metadata.count) bytes; 65,535 are allowed."
      throw Self.unencryptable(detail)
    }
    guard id != Self.missingCryptorID || metadata.isEmpty else {
      throw Self.unencryptable("A cryptor without a header can't have metadata.")
    }
    self.id = id
    self.metadata = metadata
  }

  /// Removes the header from the data; data without a header belongs to a cryptor that writes none.
  init(removedFrom data: inout ArraySlice<UInt8>) throws(PubNubError) {
    guard data.starts(with: Self.sentinel) else {
      id = Self.missingCryptorID
      metadata = []
      return
    }
    data = data.dropFirst(Self.sentinel.count)
    let version = try Self.take(1, from: &data)
    guard version == [Self.version] else {
      let details = ["Unknown header version \(version[0])."]
      throw PubNubError(.unknownCryptorFailure, details: details)
    }
    id = try Self.take(Self.idLength, from: &data)
    let length = try Self.takeLength(from: &data)
    metadata = try Self.take(length, from: &data)
  }

  /// The bytes of the header; empty for a cryptor that writes none.
  var bytes: [UInt8] {
    guard id != Self.missingCryptorID else { return [] }
    let count = metadata.count
    let length =
      count < Int(Self.isLong)
      ? [UInt8(count)] : [Self.isLong, UInt8(count >> 8), UInt8(count & 0xFF)]
    return Self.sentinel + [Self.version] + id + length + metadata
  }

  private static func takeLength(from data: inout ArraySlice<UInt8>) throws(PubNubError) -> Int {
    let length = try take(1, from: &data)[0]
    guard length == isLong else { return Int(length) }
    return try take(2, from: &data).reduce(0) { $0 << 8 | Int($1) }
  }

  private static func take(
    _ count: Int,
    from data: inout ArraySlice<UInt8>
  ) throws(PubNubError) -> [UInt8] {
    guard data.count >= count else {
      throw PubNubError(.decryptionFailure, details: ["The header is truncated."])
    }
    defer { data = data.dropFirst(count) }
    return Array(data.prefix(count))
  }

  private static func unencryptable(_ detail: String) -> PubNubError {
    PubNubError(.encryptionFailure, details: [detail])
  }
}
