/// An item of a query, with a name and an optional value, both percent-encoded.
public struct HTTPQueryItem: Hashable, Sendable {
  /// The percent-encoded name.
  public var name: String
  /// The percent-encoded value; nil when there is no `=` either.
  public var value: String?

  /// Creates an item from texts that are percent-encoded already.
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }

  /// The maximum number of bytes in a URL: the name, the value, and a character before each.
  var length: Int { name.utf8.count + (value?.utf8.count ?? 0) + 2 }
}

extension HTTPQueryItem {
  /// The item as it is sent.
  var text: String { value.map { "\(name)=\($0)" } ?? name }
}
