/// What a client and its sessions share: it works as long as one of them is there, or a
/// goodbye is on its way.
final class ChatClient: Sendable {
  let environment: ChatEnvironment
  let hub: ChatHub
  let orders: ChatOrders
  private let work: Task<Void, Never>
  private let listening: UUID

  init(_ environment: ChatEnvironment, _ hub: ChatHub) {
    self.environment = environment
    self.hub = hub
    let (orders, stream) = ChatOrders.make()
    self.orders = orders
    // It ends with the orders, which end with the client.
    work = Task { await ChatLoop(environment, hub).run(stream) }
    listening = environment.parts.pushToken.add(orders)
  }

  deinit {
    environment.parts.pushToken.remove(listening)
    orders.finish()
    work.cancel()
    hub.end()
  }

  /// Sends a message, and returns its id when the service has it.
  func send(_ message: ChatMessage) async throws(ChatSendFailure) -> String {
    if let refusal = refusal(of: message) { throw .refused(refusal) }
    let id = environment.parts.makeID()
    try await settle(id) { orders.give(.send(id: id, message)) }
    return id
  }

  /// Orders what has an id, and returns when the service has it.
  func settle(_ id: String, _ order: () -> Void) async throws(ChatSendFailure) {
    guard let result = await hub.receipts.answer(to: id, order) else { throw .cancelled }
    try result.get()
  }

  /// The reason why a message is not sent at all; nil if it may be.
  func refusal(of message: ChatMessage) -> ChatCenterUISendMessageError? {
    message.refusal(by: hub.current.settings) ?? message.defect ?? tooLarge(message)
  }

  func tooLarge(_ message: ChatMessage) -> ChatCenterUISendMessageError? {
    guard case .image(let data, _) = message else { return nil }
    return data.count > hub.current.largestImage ? .messageImageTooLarge : nil
  }

  /// Who asks the service; throws where nobody is authorized.
  func service() throws(ChatCenterUIError) -> ChatService {
    guard let account = hub.current.account else { throw .userNotAuthorized }
    return environment.service(for: account, reportingTo: hub)
  }
}
