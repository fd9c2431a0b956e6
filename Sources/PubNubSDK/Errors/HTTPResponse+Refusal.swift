import BinderyRuntime

extension HTTPResponse {
  /// The error that a response with a successful status carries, with the status in its body; nil
  /// for a success.
  ///
  /// `{"status":403,"error":true,"message":"Forbidden"}` may arrive with status 200.
  var refusal: HTTPResponse? {
    guard let stated: StatedOutcome = try? JSONReader.decode(from: body), stated.isRefusal else {
      return nil
    }
    return HTTPResponse(status: stated.status ?? status, headers: headers, body: body)
  }
}

/// The parts of a response's body that state success or failure.
private struct StatedOutcome: JSONDecodable {
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
