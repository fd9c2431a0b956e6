/// A type that can be encoded as the parts of a multipart body.
///
/// ```swift
/// func encode(into form: inout MultipartForm) throws(InvalidRequest) {
///   try form.value("title", title)
///   try form.file("cover", cover, contentType: "image/png")
/// }
/// ```
public protocol MultipartEncodable: Sendable {
  /// Adds its parts in order; throws if one of them can't be sent.
  func encode(into form: inout MultipartForm) throws(InvalidRequest)
}

extension JSONValue: MultipartEncodable {
  /// Adds a part for each member; throws if the value isn't an object.
  public func encode(into form: inout MultipartForm) throws(InvalidRequest) {
    guard case .object(let object) = self else {
      throw InvalidRequest(parameter: "body", reason: "a form needs an object")
    }
    for member in object.members { try form.value(member.key, member.value) }
  }
}
