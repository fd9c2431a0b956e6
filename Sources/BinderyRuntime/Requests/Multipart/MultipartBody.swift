/// The encoded body of a multipart form (RFC 2046, RFC 7578).
struct MultipartBody {
  let contentType: String
  let body: HTTPBody

  init(
    _ form: MultipartForm,
    contentType documented: String,
    using generator: inout some RandomNumberGenerator
  ) {
    let essence = MediaType(documented).essence
    let type = essence.contains("*") ? "multipart/form-data" : essence
    let boundary = MultipartBoundary(for: form.parts, using: &generator).text
    let root = type == "multipart/related" ? form.parts.first?.essence : nil
    contentType =
      "\(type); boundary=\(boundary)" + (root.map { "; type=\"\(Self.quotable($0))\"" } ?? "")
    var segments = Segments()
    for part in form.parts {
      segments.append("--\(boundary)\r\n" + part.head(isForm: type == "multipart/form-data"))
      segments.append(part.content)
      segments.append("\r\n")
    }
    segments.append("--\(boundary)--\r\n")
    body = segments.body
  }

  /// Escapes text for a quoted string (RFC 9110 §5.6.4).
  private static func quotable(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// A list of segments, in which adjacent ones in memory are joined.
  private struct Segments {
    private var segments: [HTTPBody.Segment] = []
    private var bytes: [UInt8] = []

    mutating func append(_ text: String) { bytes += text.utf8 }

    mutating func append(_ segment: HTTPBody.Segment) {
      switch segment {
      case .bytes(let more): bytes += more
      case .file:
        segments += [.bytes(bytes), segment]
        bytes = []
      }
    }

    var body: HTTPBody {
      segments.isEmpty ? .bytes(bytes) : .segments(segments + [.bytes(bytes)])
    }
  }
}

extension HTTPRequest {
  /// Sets a multipart body; `contentType` is a form unless it is another multipart type.
  public mutating func multipartBody<T: MultipartEncodable>(
    _ form: T?,
    contentType: StaticString = "multipart/form-data"
  ) throws(InvalidRequest) {
    var generator = SystemRandomNumberGenerator()
    try multipartBody(form, contentType: contentType, using: &generator)
  }

  mutating func multipartBody<T: MultipartEncodable>(
    _ form: T?,
    contentType: StaticString = "multipart/form-data",
    using generator: inout some RandomNumberGenerator
  ) throws(InvalidRequest) {
    guard let form else { return }
    var parts = MultipartForm()
    try form.encode(into: &parts)
    let multipart = MultipartBody(parts, contentType: contentType.description, using: &generator)
    headers["Content-Type"] = multipart.contentType
    body = multipart.body
  }
}
