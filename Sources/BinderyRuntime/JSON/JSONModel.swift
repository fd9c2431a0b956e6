/// A type that reads and writes itself as JSON, and takes part in `Codable` types by way of `JSONValue`.
public protocol JSONModel: JSONDecodable, JSONEncodable, Codable, Hashable {}

extension JSONModel {
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    do {
      self = try value.decode()
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

  public func encode(to encoder: any Encoder) throws {
    try JSONValue(encoding: self).encode(to: encoder)
  }
}
