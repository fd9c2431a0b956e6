import BinderyJSON
import Foundation

// The parts of an archive in HAR 1.2.
extension Exchange {
  /// Returns the result of the exchange, with its entry.
  func proxied(
    _ outcome: ProxiedExchange.Outcome,
    by service: ProxyTarget,
    _ session: SessionCapture? = nil
  ) -> ProxiedExchange {
    let isPartial = outcome != .complete && session == nil
    let outcome = isPartial && isRecordableStream && outcome != .open ? .complete : outcome
    return ProxiedExchange(
      id: id,
      method: request.method,
      path: String(request.target.prefix { $0 != "?" }),
      status: response?.status,
      duration: elapsed,
      count: session?.messages.count ?? responseBody.count,
      isSession: session != nil,
      outcome: outcome,
      entry: entry(outcome, isCut: isPartial, service, session),
      close: session?.close
    )
  }

  private func entry(
    _ outcome: ProxiedExchange.Outcome,
    isCut: Bool,
    _ service: ProxyTarget,
    _ session: SessionCapture?
  ) -> JSONValue {
    let total = elapsed
    let send = min(sendTime ?? total, total)
    let wait = max(min(waitTime ?? total, total) - send, .zero)
    var entry: JSONObject = [
      "startedDateTime": .string(started.formatted(Self.dateFormat)),
      "time": .milliseconds(total),
      "request": .object(recordedRequest(service, isSession: session != nil)),
      "response": recordedResponse(outcome, isCut: isCut), "cache": [:],
      "timings": [
        "send": .milliseconds(send), "wait": .milliseconds(wait),
        "receive": .milliseconds(max(total - send - wait, .zero)),
      ],
    ]
    switch outcome {
    case .unfinished(let reason), .failed(let reason), .refused(let reason):
      entry["_error"] = .string(reason)
      entry["comment"] = .string(response.map { "unfinished: status \($0.status)" } ?? "unfinished")
    case .open: entry["comment"] = "not ended when it was written"
    case .complete where isCut: entry["comment"] = "the stream was ended before its last element"
    case .complete: break
    }
    if let session {
      entry["_resourceType"] = "websocket"
      entry["_webSocketMessages"] = .array(session.messages)
      if let comment = session.comment { entry["comment"] = .string(comment) }
    }
    return .object(entry)
  }

  private static let dateFormat = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  /// Whether the response is a sequence of elements without an end, which are recorded as far as
  /// they were received.
  var isRecordableStream: Bool {
    guard isRequestComplete, let head = response?.head, let type = head["content-type"],
      head["content-encoding"] == nil
    else { return false }
    let name = type.prefix { $0 != ";" }.lowercased()
    return ["text/event-stream", "application/x-ndjson", "application/jsonl"].contains(name)
  }

  private func recordedRequest(_ service: ProxyTarget, isSession: Bool) -> JSONObject {
    let query = request.target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    var object: JSONObject = [
      "method": .string(request.method),
      "url": .string(service.url(of: request.target, isWebSocket: isSession)),
      "httpVersion": .string(request.version), "cookies": [], "headers": request.head.recorded,
      "queryString": .array(query.split(separator: "&").map { Self.pair($0) }), "headersSize": -1,
      "bodySize": .number(JSONNumber(requestBody.count)),
    ]
    if requestBody.count > 0 {
      object["postData"] = .object(RecordedContent(requestBody, of: request.head).json)
    }
    return object
  }

  private static func pair(_ text: Substring) -> JSONValue {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.replacing("+", with: " ") }
      .map { $0.removingPercentEncoding ?? String($0) }
    return [
      "name": .string(parts.first ?? ""), "value": .string(parts.dropFirst().first ?? ""),
    ]
  }

  private func recordedResponse(
    _ outcome: ProxiedExchange.Outcome,
    isCut: Bool
  ) -> JSONValue {
    guard outcome == .complete || outcome == .open, let response else { return .noResponse }
    var content = RecordedContent(responseBody, of: response.head)
    if isCut { content.removePartialLine() }
    var json = content.json
    json["size"] = .number(JSONNumber(content.count))
    return [
      "status": .number(JSONNumber(response.status)), "statusText": .string(response.statusText),
      "httpVersion": .string(response.version), "cookies": [],
      "headers": response.head.recorded, "content": .object(json),
      "redirectURL": .string(response.head["location"] ?? ""), "headersSize": -1,
      "bodySize": .number(JSONNumber(responseBody.count)),
    ]
  }
}

extension MessageHead {
  fileprivate var recorded: JSONValue {
    .array(fields.map { ["name": .string($0.name), "value": .string($0.value)] })
  }
}

extension JSONValue {
  /// The response of an exchange that hasn't ended, as browsers write it.
  fileprivate static let noResponse: JSONValue = [
    "status": 0, "statusText": "", "httpVersion": "", "cookies": [], "headers": [],
    "content": ["size": 0, "mimeType": "x-unknown"], "redirectURL": "", "headersSize": -1,
    "bodySize": -1,
  ]

  /// A number with three decimals.
  static func rounded(_ value: Double) -> JSONValue {
    JSONNumber((value * 1000).rounded() / 1000).map { .number($0) } ?? 0
  }

  fileprivate static func milliseconds(_ time: Duration) -> JSONValue {
    .rounded(time / .milliseconds(1))
  }
}
