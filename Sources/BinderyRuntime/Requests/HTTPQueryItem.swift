/// One name, or name and value, of a query, both percent-encoded.
public struct HTTPQueryItem: Hashable, Sendable {
  /// Some items are a name alone.
  public var name: String
  /// nil when there is no `=` either.
  public var value: String?

  /// Encoded already.
  public init(name: String, value: String?) {
    self.name = name
    self.value = value
  }

  /// How many bytes it takes in a URL at most: its name, its value, and a sign before each.
  var length: Int { name.utf8.count + (value?.utf8.count ?? 0) + 2 }
}

extension HTTPQueryItem {
  /// As it is sent.
  var text: String { value.map { "\(name)=\($0)" } ?? name }
}
