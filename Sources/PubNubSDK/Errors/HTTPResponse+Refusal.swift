import BinderyRuntime

extension HTTPResponse {
  /// The error that a response with a successful status carries, with the status in its body; nil
  /// for a success.
  ///
  /// `{"status":403,"error":true,"message":"Forbidden"}` may arrive with status 200, as may
  /// publish's `[0,"Invalid JSON","15644265196692560"]`.
  var refusal: HTTPResponse? {
    if body.first == UInt8(ascii: "[") {
      return isPublishRefusal ? HTTPResponse(status: 400, headers: headers, body: body) : nil
    }
    guard let stated: ResponseOutcome = try? JSONReader.decode(from: body), stated.isRefusal else {
      return nil
    }
    return HTTPResponse(status: stated.status ?? status, headers: headers, body: body)
  }

  /// Whether the body is an array that begins with 0 and a message; a success begins with 1.
  private var isPublishRefusal: Bool {
    guard let elements: [JSONValue] = try? JSONReader.decode(from: body), elements.count > 1,
      elements[1].string != nil
    else { return false }
    return elements[0].int == 0 || elements[0].string == "0"
  }
}

/// The parts of a response's body that state success or failure.
private struct ResponseOutcome: JSONDecodable {
  var status: Int?
  private var hasError = false
  /// Whether the response has the requested data.
  private var hasContent = false

  /// True for an error with a status of at least 400, or with neither status nor data.
  var isRefusal: Bool { hasError && (status ?? (hasContent ? 200 : 400)) >= 400 }

  init(from json: inout JSONReader) throws(JSONError) {
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": status = Self.status(try json.read())
      case "error": hasError = Self.isError(try json.read())
      case "t", "data", "payload", "channels":
        hasContent = true
        try json.skipValue()
      default: try json.skipValue()
      }
    }
  }

  /// Some servers write the number as text.
  private static func status(_ value: JSONValue) -> Int? {
    value.int ?? value.string.flatMap { Int($0) }
  }

  private static func isError(_ value: JSONValue) -> Bool {
    switch value {
    case .boolean(let flag): flag
    case .number(let number): number.int64 == 1
    case .object: true
    case .string(let text): !["", "false", "0"].contains(text)
    default: false
    }
  }
}
