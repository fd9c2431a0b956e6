import BinderyRuntime

/// What is said beside the address when a connection to a channel is opened.
public struct ChannelHandshake: Hashable, Sendable {
  /// The parameters of the query, not yet encoded.
  public var query: [Item]
  /// The fields of the header.
  public var headers: [Item]

  /// A name and its value.
  public struct Item: Hashable, Sendable {
    /// As the specification writes it.
    public var name: String
    /// The text for a parameter or a field; not yet encoded.
    public var value: String

    /// A parameter of the query, or a field of the header.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Nil stands for what isn't said.
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

  /// The query as it stands in a URL, percent-encoded: `protocol=7&client=linux`.
  public var queryText: String {
    let encode = PercentEncoding.unreserved.encode
    return query.map { "\(encode($0.name))=\(encode($0.value))" }.joined(separator: "&")
  }
}
