import BinderyRuntime

extension LoopbackResponse {
  /// Closes the connection without a response.
  public static let closed = Self([.close])

  /// Resets the connection without a response.
  public static let reset = Self([.reset])

  /// Sends bytes that aren't HTTP.
  public static let garbage = Self([
    .send("\u{1}\u{2} not an HTTP message\r\n\r\n"), .close,
  ])

  /// Sends no response and keeps the connection open.
  public static func stall() -> Self { Self([.stall]) }

  /// Announces a body, sends half of it and stalls.
  public static func stall(halfwayThrough body: [UInt8]) -> Self {
    Self(half(of: body) + [.stall])
  }

  /// Announces a body, sends half of it and closes the connection.
  public static func halfBody(
    of body: [UInt8],
    status: Int = 200,
    headers: HTTPHeaders = [:]
  ) -> Self {
    Self(half(of: body, status, headers) + [.close])
  }

  /// Announces a body, sends half of it and resets the connection.
  public static func resetHalfway(through body: [UInt8]) -> Self {
    Self(half(of: body) + [.reset])
  }

  /// Sends these chunks without a last one, and closes the connection.
  public static func cutChunks(_ chunks: [[UInt8]]) -> Self {
    Self(openChunks(chunks, [:]).steps + [.close])
  }

  /// Sends an HTML page of `count` bytes instead of the expected content.
  public static func html(count: Int = 200_000, status: Int = 502) -> Self {
    let opening = "<!DOCTYPE html><html><body><h1>Bad Gateway</h1>"
    let closing = "</body></html>"
    let filling = max(0, count - opening.utf8.count - closing.utf8.count)
    return .text(
      opening + String(repeating: "x", count: filling) + closing,
      status: status,
      contentType: "text/html"
    )
  }

  /// Sends a body in pieces, with a pause before each.
  /// - Parameter piece: The number of bytes of a piece, at least one.
  public static func drip(_ body: [UInt8], piece: Int, milliseconds: Int) -> Self {
    var steps: [Step] = [.send(head(200, ["Content-Length": "\(body.count)"]))]
    for start in stride(from: 0, to: body.count, by: max(piece, 1)) {
      steps.append(.pause(milliseconds: milliseconds))
      steps.append(.sendBody(Array(body[start..<min(start + max(piece, 1), body.count)])))
    }
    return Self(steps)
  }

  private static func half(
    of body: [UInt8],
    _ status: Int = 200,
    _ headers: HTTPHeaders = [:]
  ) -> [Step] {
    var headers = headers
    headers.append("Content-Length", "\(body.count)")
    return [.send(head(status, headers)), .sendBody(Array(body.prefix(body.count / 2)))]
  }
}
