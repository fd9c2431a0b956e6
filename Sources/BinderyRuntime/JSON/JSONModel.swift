/// A type that reads and writes itself as JSON,
/// and takes part in `Codable` types by way of `JSONValue`.
///
/// Two are equal when they write the same JSON: numbers are compared by value, instants as
/// instants, open objects without order and texts byte by byte. Written once here, equality costs
/// the compiler nothing; synthesized for each type it took a quarter of the time that generated
/// models take. A comparison costs what writing both takes: where it is made often,
/// compare what identifies them.
public protocol JSONModel: JSONDecodable, JSONEncodable, Codable, Hashable {}

extension JSONModel {
  public static func == (left: Self, right: Self) -> Bool {
    JSONWriter.identity(of: left) == JSONWriter.identity(of: right)
  }

  public func hash(into hasher: inout Hasher) {
    JSONWriter.identity(of: self).withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// What the compiler would otherwise write for each type.
  public var hashValue: Int {
    var hasher = Hasher()
    hash(into: &hasher)
    return hasher.finalize()
  }
}

extension JSONModel {
  public init(from decoder: any Decoder) throws {
    self = try Self.decoded(by: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONValue(encoding: self).encode(to: encoder)
  }

  static func decoded(by decoder: any Decoder) throws -> Self {
    let value = try JSONValue(from: decoder)
    do {
      return try value.decode()
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: String(describing: error),
          underlyingError: error
        )
      )
    }
  }
}
