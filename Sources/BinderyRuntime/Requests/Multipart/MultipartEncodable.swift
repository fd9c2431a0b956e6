/// What can be sent as the parts of a multipart body.
///
/// ```swift
/// func encode(into form: inout MultipartForm) throws(InvalidRequest) {
///   try form.value("title", title)
///   try form.file("cover", cover, contentType: "image/png")
/// }
/// ```
public protocol MultipartEncodable: Sendable {
  /// Adds its parts in their order; throws where one of them can't be sent.
  func encode(into form: inout MultipartForm) throws(InvalidRequest)
}

extension JSONValue: MultipartEncodable {
  /// A part for each member of the object that it must be.
  public func encode(into form: inout MultipartForm) throws(InvalidRequest) {
    guard case .object(let object) = self else {
      throw InvalidRequest(parameter: "body", reason: "a form needs an object")
    }
    for member in object.members { try form.value(member.key, member.value) }
  }
}
