import BinderyTesting
import Foundation

/// The exchanges of a client's connection.
final class ProxyConnection {
  let target: ProxyTarget
  let pair: ConnectionPair
  private let observe: @Sendable (ProxiedExchange) -> Void
  private let isStopped: () -> Bool
  private var fromClient = ByteQueue()
  private var fromTarget = ByteQueue()
  /// The exchanges that haven't ended, in the order of their requests.
  private var exchanges: [Exchange] = []
  private var requestBody: BodyReader?
  private var responseBody: BodyReader?
  /// The upgraded connection.
  private var session: SessionCapture?
  private var reports = OpenReports()
  private var isClosing = false

  init(
    of client: LoopbackSocket,
    to target: ProxyTarget,
    _ observe: @escaping @Sendable (ProxiedExchange) -> Void,
    isStopped: @escaping () -> Bool
  ) {
    self.target = target
    pair = ConnectionPair(client)
    self.observe = observe
    self.isStopped = isStopped
  }

  /// Forwards bytes until either side ends its connection.
  func serve() {
    while !isClosing {
      // The bytes after a request for a WebSocket wait for the response.
      let readsClient = fromClient.count < MessageHead.maximumCount
      let events = pair.wait(readsClient: readsClient, until: reports.next)
      take(events)
      reportOpen()
    }
    pair.target = nil
    pair.finish()
  }

  private func take(_ events: ConnectionPair.Events) {
    fromTarget.append(events.fromTarget)
    fromClient.append(events.fromClient)
    do throws(TargetFailure) {
      try readTarget()
    } catch {
      fail(error)
    }
    if !isClosing { readClient() }
    guard !isClosing else { return }
    if pair.targetHasEnded {
      endTarget(events.failure)
    } else if pair.clientHasEnded {
      endClient()
    }
  }
}

// The client's side.
extension ProxyConnection {
  private func readClient() {
    do throws(MessageError) {
      while !fromClient.isEmpty, !isClosing {
        if let session {
          let bytes = Array(fromClient.unread)
          session.read(bytes, .send)
          pair.toTarget.append(bytes)
          fromClient.removeAll()
        } else if requestBody != nil {
          try readRequestBody()
        } else {
          guard !awaitsUpgrade, try beginRequest() else { return }
        }
      }
    } catch {
      refuse(error)
    }
  }

  /// Whether the last request may change the protocol.
  private var awaitsUpgrade: Bool { exchanges.last?.request.isWebSocket ?? false }

  /// Reads the head of a request; returns false if it is incomplete.
  private func beginRequest() throws(MessageError) -> Bool {
    guard let head = try MessageHead(&fromClient) else { return false }
    let request = try RequestHead(head)
    let framing = try request.framing()
    let forwarded = try request.forwarded(to: target)
    let exchange = Exchange(forwarded)
    exchanges.append(exchange)
    do throws(TargetFailure) {
      if pair.target == nil {
        pair.target = try TargetConnection(to: target) { isStopped() || pair.client.hasEnded }
      }
    } catch {
      fail(error)
      return false
    }
    pair.toTarget.append(forwarded.head.bytes)
    requestBody = BodyReader(framing)
    try readRequestBody()
    return true
  }

  private func readRequestBody() throws(MessageError) {
    guard var reader = requestBody, let exchange = exchanges.last else { return }
    let count = try reader.read(fromClient.unread) { exchange.requestBody.append($0) }
    pair.toTarget.append(fromClient.unread.prefix(count))
    fromClient.removeFirst(count)
    requestBody = reader
    guard reader.isComplete else { return }
    requestBody = nil
    exchange.endRequest()
    reportComplete()
  }

  /// The client has ended its connection, which cancels its requests.
  private func endClient() {
    if session != nil {
      // The bytes before the end, such as a close frame, are for the service.
      pair.send()
    }
    end(.unfinished(isStopped() ? "the recording ended" : "the client disconnected"))
  }
}

// The service's side.
extension ProxyConnection {
  private func readTarget() throws(TargetFailure) {
    while !fromTarget.isEmpty, !isClosing {
      if let session {
        let bytes = Array(fromTarget.unread)
        session.read(bytes, .receive)
        pair.toClient.append(bytes)
        fromTarget.removeAll()
      } else if responseBody != nil {
        try readResponseBody()
      } else {
        guard try beginResponse() else { return }
      }
    }
  }

  /// Reads the head of a response; returns false if it is incomplete.
  private func beginResponse() throws(TargetFailure) -> Bool {
    do throws(MessageError) {
      guard let head = try MessageHead(&fromTarget) else { return false }
      let response = try ResponseHead(head)
      guard let exchange = awaitingExchange else {
        throw MessageError("there is no request for it")
      }
      guard response.status != 101 || exchange.request.isWebSocket else {
        throw MessageError("the client didn't request another protocol")
      }
      let framing = try response.framing(method: exchange.request.method)
      let forwarded = response.forwarded
      pair.toClient.append(forwarded.head.bytes)
      guard !response.isInterim else { return true }
      exchange.begin(forwarded)
      guard response.status != 101 else {
        session = SessionCapture(forwarded)
        return true
      }
      responseBody = BodyReader(framing)
    } catch {
      throw TargetFailure(reason: "invalid response: \(error.reason)")
    }
    try readResponseBody()
    return true
  }

  /// The oldest exchange without a complete response.
  private var awaitingExchange: Exchange? { exchanges.first { !$0.isResponseComplete } }

  private func readResponseBody() throws(TargetFailure) {
    guard var reader = responseBody, let exchange = awaitingExchange else { return }
    let bytes = fromTarget.unread
    do throws(MessageError) {
      let count = try reader.read(bytes) { exchange.responseBody.append($0) }
      pair.toClient.append(bytes.prefix(count))
      fromTarget.removeFirst(count)
    } catch {
      // The client gets the same bytes as without a proxy.
      pair.toClient.append(bytes)
      throw TargetFailure(reason: "invalid response: \(error.reason)")
    }
    responseBody = reader
    if reader.isComplete { endResponse(of: exchange) }
  }

  private func endResponse(of exchange: Exchange) {
    responseBody = nil
    reports.reset()
    exchange.endResponse()
    reportComplete()
    let wantsClose = exchange.request.wantsClose || exchange.response?.wantsClose == true
    if wantsClose, exchanges.isEmpty { isClosing = true }
  }

  /// The service has ended its connection.
  private func endTarget(_ failure: TargetFailure?) {
    if session != nil { return end(.complete) }
    if let exchange = awaitingExchange {
      guard responseBody?.endsWithConnection == true, failure == nil else {
        let isBegun = responseBody != nil || !fromTarget.isEmpty
        let reason =
          isBegun ? "the response is incomplete" : "the connection ended before a response"
        return fail(failure ?? TargetFailure(reason: reason))
      }
      endResponse(of: exchange)
    }
    end(.unfinished("the service ended the connection"))
  }
}

// The ends.
extension ProxyConnection {
  private func reportComplete() {
    while let exchange = exchanges.first, exchange.isComplete {
      exchanges.removeFirst()
      observe(exchange.proxied(.complete, by: target))
    }
  }

  /// Reports the elements of a session or of a stream that goes on, so that they can be written
  /// before its end.
  private func reportOpen() {
    guard !isClosing, let exchange = awaitingExchange,
      session != nil || exchange.response != nil && exchange.isRecordableStream
    else { return reports.reset() }
    if reports.isDue(session?.messages.count ?? exchange.responseBody.bytes.count) {
      // The report takes time, which the client doesn't wait for.
      pair.send()
      observe(exchange.proxied(.open, by: target, session))
    }
  }

  /// Refuses a request, or the rest of one, that isn't valid.
  private func refuse(_ error: MessageError) {
    let failure = "invalid request: \(error.reason)"
    if exchanges.allSatisfy({ $0.response == nil }) { respond(error.status, failure) }
    observe(
      ProxiedExchange(
        id: UUID(),
        method: "",
        path: "",
        status: error.status,
        duration: .zero,
        count: 0,
        isSession: false,
        outcome: .refused(failure),
        entry: nil,
        close: nil
      )
    )
    end(.unfinished(failure))
  }

  /// Ends the exchanges after a failure of the service; the client gets 502 if its response has not
  /// begun.
  private func fail(_ failure: TargetFailure) {
    if failure != .cancelled, let exchange = awaitingExchange, exchange.response == nil {
      respond(502, "the service can't be used: \(failure.reason)")
    }
    end(failure == .cancelled ? .unfinished(failure.reason) : .failed(failure.reason))
  }

  private func respond(_ status: Int, _ reason: String) {
    let body = "bindery record, \(target.authority): \(reason)\n"
    pair.toClient.append(
      Array(
        """
        HTTP/1.1 \(status) \(status == 502 ? "Bad Gateway" : "Refused")\r
        Content-Type: text/plain; charset=utf-8\r
        Content-Length: \(body.utf8.count)\r
        Connection: close\r
        \r
        \(awaitingExchange?.request.method == "HEAD" ? "" : body)
        """.utf8
      )
    )
  }

  /// Reports the exchanges that haven't ended, and closes both connections.
  private func end(_ outcome: ProxiedExchange.Outcome) {
    isClosing = true
    for exchange in exchanges {
      if exchange.response?.status == 101, let session {
        if !isStopped() { session.end(by: pair.clientHasEnded ? .send : .receive) }
        observe(exchange.proxied(.complete, by: target, session))
      } else {
        observe(exchange.proxied(exchange.isResponseComplete ? .complete : outcome, by: target))
      }
    }
    exchanges = []
  }
}
