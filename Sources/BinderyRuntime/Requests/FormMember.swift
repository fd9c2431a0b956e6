/// How one member of a form becomes text, where the document says it.
public enum FormMember: Hashable, Sendable {
  /// As JSON text.
  case json
  /// As a parameter of the query would.
  case style(QueryStyle, explode: Bool, allowReserved: Bool = false)
}

extension HTTPRequest {
  /// Sets a body of names and values, some of them in a manner of their own.
  public mutating func formBody<T: JSONEncodable>(
    _ value: T?,
    members: [String: FormMember]
  ) throws(InvalidRequest) {
    guard let value else { return }
    let text = try FormText(JSONValue(value, of: "body"), members)
    headers["Content-Type"] = "application/x-www-form-urlencoded"
    body = .bytes(Array(text.description.utf8))
  }
}
