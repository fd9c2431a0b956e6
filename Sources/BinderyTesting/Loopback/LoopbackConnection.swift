import BinderyRuntime

/// A connection of a client, which serves requests until either side closes it.
struct LoopbackConnection {
  let socket: LoopbackSocket
  let number: Int
  let bounds: LoopbackBounds

  func serve(_ respond: (LoopbackRequest) -> LoopbackResponse) {
    var reader = LoopbackRequestReader(socket: socket, connection: number, bounds: bounds)
    while let request = reader.next() {
      guard perform(respond(request), for: request), !request.wantsClose else { return }
    }
  }

  /// Performs the steps; returns whether the connection can be used again.
  private func perform(_ response: LoopbackResponse, for request: LoopbackRequest) -> Bool {
    for step in response.steps where !perform(step, for: request) { return false }
    return true
  }

  private func perform(_ step: LoopbackResponse.Step, for request: LoopbackRequest) -> Bool {
    switch step {
    case .send(let bytes): return socket.send(bytes)
    case .sendBody(let bytes): return request.method == .head || socket.send(bytes)
    case .stall: socket.waitForEnd(milliseconds: nil)
    case .pause(let milliseconds): return !socket.waitForEnd(milliseconds: milliseconds)
    case .call(let work): work()
    case .follow(let stream):
      guard let end = stream.follow(on: socket) else { return false }
      return perform(end, for: request)
    case .pendingResponse(let pendingResponse):
      guard let response = pendingResponse.wait(on: socket) else { return false }
      return perform(response, for: request)
    case .webSocket(let handler):
      let webSocket = LoopbackWebSocket(on: socket, for: request)
      handler(webSocket)
      webSocket.end()
      return false
    case .halfClose: socket.halfClose()
    case .close: return false
    case .reset:
      socket.resetOnClose()
      return false
    }
    return true
  }
}

extension LoopbackRequest {
  fileprivate var wantsClose: Bool { headers["Connection"]?.lowercased() == "close" }
}
