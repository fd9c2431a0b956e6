import BinderyRuntime

/// What the server does on the wire once a request has arrived.
public struct LoopbackAnswer: Sendable {
  /// One thing that the server does, in turn.
  public enum Step: Sendable {
    /// Sends these bytes as they are, heads included.
    case send([UInt8])
    /// A part of the body, which the answer to a HEAD leaves out.
    case sendBody([UInt8])
    /// Waits as long as the client does, and no longer than the server runs.
    case stall
    /// Waits so long, or until the client or the server ends the connection.
    case pause(milliseconds: Int)
    /// Does something of the test's own, on the thread of the connection.
    case call(@Sendable () -> Void)
    /// Sends what the test gives to the stream, until that ends.
    case follow(LoopbackStream)
    /// Does what the promise is kept with, once it is.
    case promise(LoopbackPromise)
    /// Speaks as the server's side of a WebSocket, until that returns.
    case speak(@Sendable (LoopbackWebSocket) -> Void)
    /// Sends no more, and reads on: the client sees an end, and its connection stays open.
    case halfClose
    /// Ends the connection.
    case close
    /// Ends the connection with a TCP reset.
    case reset
  }

  /// What it does, one after the other.
  public var steps: [Step]

  /// An answer to the letter, which needn't be HTTP.
  public init(_ steps: [Step]) { self.steps = steps }
}

extension LoopbackAnswer.Step {
  /// Sends a text as it is, heads included.
  public static func send(_ text: String) -> Self { .send(Array(text.utf8)) }
}

extension LoopbackAnswer {
  /// An answer with a `Content-Length`, unless the status forbids a body.
  public static func response(_ status: Int, headers: HTTPHeaders = [:], body: [UInt8] = []) -> Self
  {
    var headers = headers
    if status >= 200, status != 204, status != 304, !headers.contains("Content-Length") {
      headers.append("Content-Length", "\(body.count)")
    }
    return Self([.send(head(status, headers)), .sendBody(body)])
  }

  /// An answer without a body.
  public static func status(_ status: Int) -> Self { .response(status) }

  /// An answer whose body is a text.
  public static func text(
    _ text: String,
    status: Int = 200,
    contentType: String = "text/plain; charset=utf-8"
  ) -> Self {
    .response(status, headers: ["Content-Type": contentType], body: Array(text.utf8))
  }

  /// An answer whose body is called JSON, whether it is or not.
  public static func json(_ text: String, status: Int = 200) -> Self {
    .text(text, status: status, contentType: "application/json")
  }

  /// A body in chunks, of which none may be empty: that would be the end.
  public static func chunked(_ chunks: [[UInt8]], headers: HTTPHeaders = [:]) -> Self {
    var answer = openChunks(chunks, headers)
    answer.steps.append(.sendBody(Array("0\r\n\r\n".utf8)))
    return answer
  }

  /// Something before the answer proper, such as a 103.
  public func preceded(by interim: Int, headers: HTTPHeaders = [:]) -> Self {
    Self([.send(Self.head(interim, headers))] + steps)
  }
}

extension LoopbackAnswer {
  static func head(_ status: Int, _ headers: HTTPHeaders) -> String {
    let fields = headers.map { "\($0.name): \($0.value)\r\n" }
    return "HTTP/1.1 \(status) Answer\r\n\(fields.joined())\r\n"
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
