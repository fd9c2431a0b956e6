/// One part of a multipart body.
struct MultipartPart: Sendable {
  private let name: String
  private let fileName: String?
  private let contentType: String?
  private let headers: HTTPHeaders
  let content: HTTPBody.Segment

  /// Creates a part; its own header fields replace documented ones.
  init(
    name: String,
    fileName: String? = nil,
    contentType: String?,
    headers: HTTPHeaders,
    content: HTTPBody.Segment
  ) throws(InvalidRequest) {
    for field in headers {
      guard field.name.isToken else {
        throw InvalidRequest(parameter: field.name, reason: "a header cannot have this name")
      }
      try HeaderText.refuseControls(in: [field.value], of: field.name)
    }
    try HeaderText.refuseControls(in: [contentType ?? ""], of: name)
    self.name = name
    self.fileName = fileName
    self.contentType = contentType
    self.headers = headers
    self.content = content
  }

  /// The media type without parameters.
  var essence: String { MediaType(contentType ?? "text/plain").essence }

  /// Returns the header of the part; in a form, it has the name of the field.
  func head(isForm: Bool) -> String {
    var fields = headers
    if fields["Content-Disposition"] == nil, let disposition = disposition(isForm: isForm) {
      fields.append("Content-Disposition", disposition)
    }
    if let contentType { fields["Content-Type"] = contentType }
    return fields.map { "\($0.name): \($0.value)\r\n" }.joined() + "\r\n"
  }

  private func disposition(isForm: Bool) -> String? {
    let file = fileName.map { "; filename=\"\(Self.escaped($0))\"" } ?? ""
    if isForm { return "form-data; name=\"\(Self.escaped(name))\"\(file)" }
    return fileName == nil ? nil : "attachment\(file)"
  }

  /// Escapes a name as browsers do, and other control characters likewise; the rest stays UTF-8.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
      if scalar == "\"" || isControl {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += scalar.value < 16 ? "%0\(digits)" : "%\(digits)"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
