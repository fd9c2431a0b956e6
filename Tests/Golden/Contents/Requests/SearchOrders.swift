// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `QUERY /orders/search`.
public struct SearchOrders: Request {
  public var body: Body

  public init(body: Body) {
    self.body = body
  }

  public typealias Reply = Int

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.query, "/orders/search")
    request.accept("application/json")
    try request.jsonBody(body)
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 200: .reply(try response.json())
    default: .undocumented
    }
  }

  public struct Body: JSONModel {
    public var text: String?

    public init(text: String? = nil) {
      self.text = text
    }

    public init(from json: inout JSONReader) throws(JSONError) {
      try json.beginObject()
      while let key = try json.nextKey() {
        switch key {
        case "text": json.read(into: &text)
        default: try json.skipValue()
        }
      }
    }

    public func encode(into json: inout JSONWriter) {
      json.beginObject()
      json.optionalMember("text", text)
      json.endObject()
    }
  }
}
