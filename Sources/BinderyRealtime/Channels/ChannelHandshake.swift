import BinderyRuntime

/// The query and headers that are sent when a connection to a channel is opened.
public struct ChannelHandshake: Hashable, Sendable {
  /// The parameters of the query, not yet percent-encoded.
  public var query: [Item]
  /// The header fields.
  public var headers: [Item]

  /// A name and its value.
  public struct Item: Hashable, Sendable {
    /// The name, as in the AsyncAPI document.
    public var name: String
    /// The value of the parameter or field, not yet percent-encoded.
    public var value: String

    /// Creates a query parameter or a header field.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Creates a handshake; items whose value is nil are omitted.
  public init(
    query: KeyValuePairs<String, String?> = [:],
    headers: KeyValuePairs<String, String?> = [:]
  ) {
    self.query = Self.items(query)
    self.headers = Self.items(headers)
  }

  private static func items(_ pairs: KeyValuePairs<String, String?>) -> [Item] {
    pairs.compactMap { pair in pair.value.map { Item(name: pair.key, value: $0) } }
  }

  /// The query of a URL, percent-encoded: `protocol=7&client=linux`.
  public var queryText: String {
    let encode = PercentEncoding.unreserved.encode
    return query.map { "\(encode($0.name))=\(encode($0.value))" }.joined(separator: "&")
  }
}
