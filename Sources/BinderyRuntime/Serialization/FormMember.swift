/// How a member of a form is serialized, where the document's `encoding` states it.
public enum FormMember: Hashable, Sendable {
  /// As JSON text.
  case json
  /// As a query parameter of a style.
  case style(QueryStyle, explode: Bool, allowReserved: Bool = false)
}

extension HTTPRequest {
  /// Sets a form body, some of whose members have an encoding of their own.
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
