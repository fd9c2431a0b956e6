import BinderyJSON
import BinderyRealtime
import BinderyRuntime
import BinderyTesting

/// The actions of the page at `/_bindery` of a mock server.
final class MockControls: Sendable {
  let faults = FaultQueue()
  private let service: MockedService
  private let sockets: MockSockets
  private let writer: MessageWriter
  private let webhooks: WebhookSender
  private let behavior: MockBehavior
  private let report: @Sendable (MockEvent) -> Void

  init(
    _ service: MockedService,
    _ sockets: MockSockets,
    _ behavior: MockBehavior,
    report: @escaping @Sendable (MockEvent) -> Void
  ) {
    self.service = service
    self.sockets = sockets
    self.behavior = behavior
    self.report = report
    writer = MessageWriter(schemas: service.responseSchemas, seed: behavior.seed)
    webhooks = WebhookSender(service: service, seed: behavior.seed)
  }

  /// What the page offers.
  var description: JSONValue {
    let messages = service.channels.flatMap { channel in
      channel.messages.filter(\.isSent).map { message -> JSONValue in
        [
          "channel": .string(channel.name), "message": .string(message.name),
          "payload": writer.value(message, number: 0) ?? .null,
        ]
      }
    }
    let webhooks = service.webhooks.map { webhook -> JSONValue in
      ["name": .string(webhook.name), "payload": self.webhooks.body(of: webhook) ?? .null]
    }
    let kinds = MockFault.Kind.names + ["500", "503"]
    return [
      "title": .string(service.title.isEmpty ? "Bindery" : service.title),
      "messages": .array(messages), "webhooks": .array(webhooks),
      "webhookURL": behavior.webhookURL.map(JSONValue.string) ?? .null,
      "faults": .array(kinds.map(JSONValue.string)),
      "sockets": .boolean(!service.channels.isEmpty),
    ]
  }

  /// Performs an action; nil for an unknown one.
  func perform(_ action: String, _ body: JSONValue) -> LoopbackResponse? {
    switch action {
    case "messages": send(body)
    case "sockets": close(body)
    case "webhooks": sendWebhook(body)
    case "faults": inject(body)
    default: nil
    }
  }

  private static let transport: any HTTPTransport = .default

  private static let invalidSocket = ControlPage.error(
    "“socket” must be the number of a socket; without it, all are meant",
    status: 400
  )

  // MARK: - Messages

  private func send(_ body: JSONValue) -> LoopbackResponse {
    guard let channel = service.channels.first(where: { $0.name == body["channel"]?.string }) else {
      return ControlPage.error("“channel” must be the name of a channel", status: 400)
    }
    let name = body["message"]?.string
    let message = name.flatMap { channel.message($0, isSent: true) }
    if name != nil, message == nil {
      return ControlPage.error("“message” must be one that the service sends", status: 400)
    }
    guard let payload = body["payload"] ?? message.flatMap({ writer.value($0, number: 0) }) else {
      return ControlPage.error("“message” or “payload” is required", status: 400)
    }
    let socket = body["socket"]?.int
    guard socket != nil || body["socket"] == nil else { return Self.invalidSocket }
    let text: WebSocketMessage =
      message == nil && payload.string != nil
      ? .text(payload.string ?? "") : MessageWriter.written(payload, message)
    let count = sockets.send(text, name, to: channel.name, socket)
    let violations = message.map { service.responseSchemas.violations(of: payload, $0) } ?? []
    let note = violations.first.map { "; the message violates its schema: \($0.text)" } ?? ""
    return ControlPage.result("sent to \(count.counted("socket"))\(note)")
  }

  private func close(_ body: JSONValue) -> LoopbackResponse {
    let code = body["code"]?.int
    if body["code"] != nil, !(code.map { 1000..<5000 ~= $0 } ?? false) {
      return ControlPage.invalidCloseCode
    }
    let socket = body["socket"]?.int
    guard socket != nil || body["socket"] == nil else { return Self.invalidSocket }
    let reason = body["reason"]?.string ?? ""
    guard reason.utf8.count <= 123 else {
      return ControlPage.error("“reason” may have 123 bytes", status: 400)
    }
    let count = sockets.close(code, reason, socket)
    return ControlPage.result("closed \(count.counted("socket"))")
  }

  // MARK: - Webhooks

  private func sendWebhook(_ body: JSONValue) -> LoopbackResponse {
    guard let webhook = service.webhooks.first(where: { $0.name == body["webhook"]?.string }) else {
      return ControlPage.error("“webhook” must be the name of a webhook", status: 400)
    }
    guard let url = body["url"]?.string ?? behavior.webhookURL,
      url.hasPrefix("http://") || url.hasPrefix("https://")
    else { return ControlPage.error("“url” must be a URL of HTTP", status: 400) }
    let exchange = webhooks.exchange(webhook, to: url, body: body["payload"])
    let pending = PendingResponse()
    let report = report
    Task {
      let (status, text) = await Self.deliver(exchange)
      report(.webhook(MockDelivery(webhook: webhook.name, status: status)))
      pending.fulfill {
        status == nil ? ControlPage.error(text, status: 502) : ControlPage.result(text)
      }
    }
    return .pending(pending)
  }

  /// Sends a request; returns the status of the response, nil without one, and a text about it.
  private static func deliver(_ exchange: HTTPExchange) async -> (status: Int?, text: String) {
    do throws(TransportError) {
      let status = try await transport.perform(exchange).status
      return (status, "the server answered \(status)")
    } catch {
      return (nil, "not delivered: \(error)")
    }
  }

  // MARK: - Faults

  private func inject(_ body: JSONValue) -> LoopbackResponse {
    if body["remove"]?.bool == true {
      faults.removeAll()
      return ControlPage.result("removed all faults")
    }
    let text = body["fault"]?.string ?? body["fault"]?.int.map(String.init) ?? ""
    guard let kind = MockFault.Kind(text) else {
      let names = MockFault.Kind.names.joined(separator: ", ")
      return ControlPage.error(
        "“fault” must be \(names) or a status from 500 to 599",
        status: 400
      )
    }
    let count = body["count"].map { $0.int ?? 0 } ?? 1
    guard (1...1_000_000).contains(count) else {
      return ControlPage.error("“count” must be from 1 to 1000000", status: 400)
    }
    faults.add(kind, count: count, path: body["path"]?.string ?? "")
    return ControlPage.result("\(text) for the next \(count.counted("request"))")
  }
}
