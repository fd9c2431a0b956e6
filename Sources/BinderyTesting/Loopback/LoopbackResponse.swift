import BinderyRuntime

/// The bytes and actions with which the server responds to a request.
public struct LoopbackResponse: Sendable {
  /// A step of the response.
  public enum Step: Sendable {
    /// Sends bytes unchanged, for example a response head.
    case send([UInt8])
    /// Sends a part of the body, which the response to a HEAD request omits.
    case sendBody([UInt8])
    /// Waits until the client or the server ends the connection.
    case stall
    /// Waits for a duration, or until the client or the server ends the connection.
    case pause(milliseconds: Int)
    /// Calls a closure of the test, on the thread of the connection.
    case call(@Sendable () -> Void)
    /// Sends the chunks of a stream until it ends.
    case follow(LoopbackStream)
    /// Waits for a response, and performs it.
    case pendingResponse(PendingResponse)
    /// Acts as the server side of a WebSocket until the closure returns.
    case webSocket(@Sendable (LoopbackWebSocket) -> Void)
    /// Closes the sending side: the client reads the end, and its connection stays open.
    case halfClose
    /// Closes the connection.
    case close
    /// Closes the connection with a TCP reset.
    case reset
  }

  /// The steps, in order.
  public var steps: [Step]

  /// Creates a response of arbitrary bytes, which needn't be HTTP.
  public init(_ steps: [Step]) { self.steps = steps }
}

extension LoopbackResponse.Step {
  /// Sends a text unchanged, for example a response head.
  public static func send(_ text: String) -> Self { .send(Array(text.utf8)) }
}

extension LoopbackResponse {
  /// Creates a response with a `Content-Length`, unless the status forbids a body.
  public static func response(_ status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) -> Self
  {
    var headers = headers
    if status >= 200, status != 204, status != 304, !headers.contains("Content-Length") {
      headers.append("Content-Length", "\(body.count)")
    }
    return Self([.send(head(status, headers)), .sendBody(body)])
  }

  /// Creates a response without a body.
  public static func status(_ status: Int) -> Self { .response(status) }

  /// Creates a response whose body is text.
  public static func text(
    _ text: String,
    status: Int = 200,
    contentType: String = "text/plain; charset=utf-8"
  ) -> Self {
    .response(status, headers: ["Content-Type": contentType], body: Array(text.utf8))
  }

  /// Creates a response with the media type JSON; the text isn't checked.
  public static func json(_ text: String, status: Int = 200) -> Self {
    .text(text, status: status, contentType: "application/json")
  }

  /// Creates a chunked body; no chunk may be empty, because that would end the body.
  public static func chunked(_ chunks: [[UInt8]], headers: HTTPHeaders = [:]) -> Self {
    var response = openChunks(chunks, headers)
    response.steps.append(.sendBody(Array("0\r\n\r\n".utf8)))
    return response
  }

  /// Returns the response preceded by an interim one, such as 103.
  public func preceded(by interim: Int, headers: HTTPHeaders = [:]) -> Self {
    Self([.send(Self.head(interim, headers))] + steps)
  }
}

extension LoopbackResponse {
  static func head(_ status: Int, _ headers: HTTPHeaders) -> String {
    let fields = headers.map { "\($0.name): \($0.value)\r\n" }
    return "HTTP/1.1 \(status) \r\n\(fields.joined())\r\n"
  }

  static func openChunks(_ chunks: [[UInt8]], _ headers: HTTPHeaders) -> Self {
    let head = head(200, HTTPHeaders(headers + [.init("Transfer-Encoding", "chunked")]))
    return Self(
      [.send(head)]
        + chunks.map {
          .sendBody(Array("\(String($0.count, radix: 16))\r\n".utf8) + $0 + [13, 10])
        }
    )
  }
}
