/// The implementation that a client and its sessions share; it lives as long as one of them, or a
/// logout request, holds it.
final class ChatClient: Sendable {
  let environment: ChatEnvironment
  let hub: ChatHub
  let commands: AsyncStream<ChatCommand>.Continuation
  private let work: Task<Void, Never>
  private let listening: UUID

  init(_ environment: ChatEnvironment, _ hub: ChatHub) {
    self.environment = environment
    self.hub = hub
    let (stream, commands) = AsyncStream.makeStream(of: ChatCommand.self)
    self.commands = commands
    // The loop ends with the command stream, which ends with the client.
    work = Task { await ChatLoop(environment, hub).run(stream) }
    listening = environment.parts.pushToken.add(commands)
  }

  deinit {
    environment.parts.pushToken.remove(listening)
    commands.finish()
    work.cancel()
    hub.end()
  }

  /// Sends a message, and returns its id when the service has acknowledged it.
  func send(_ message: ChatMessage) async throws(ChatSendFailure) -> String {
    if let refusal = refusal(of: message) { throw .refused(refusal) }
    let id = environment.parts.makeID()
    try await settle(id) { commands.yield(.send(id: id, message)) }
    return id
  }

  /// Sends the command with this id, and returns when the service has acknowledged it.
  func settle(_ id: String, _ sendCommand: () -> Void) async throws(ChatSendFailure) {
    guard let result = await hub.receipts.value(for: id, sendCommand) else { throw .cancelled }
    try result.get()
  }

  /// The reason why a message can't be sent; nil if it can.
  func refusal(of message: ChatMessage) -> ChatCenterUISendMessageError? {
    message.refusal(by: hub.current.settings) ?? message.defect ?? tooLarge(message)
  }

  func tooLarge(_ message: ChatMessage) -> ChatCenterUISendMessageError? {
    guard case .image(let data, _) = message else { return nil }
    return data.count > hub.current.largestImage ? .messageImageTooLarge : nil
  }

  /// The HTTP requests of the authorized user; throws if no user is authorized.
  func service() throws(ChatCenterUIError) -> ChatService {
    guard let account = hub.current.account else { throw .userNotAuthorized }
    return environment.service(for: account, reportingTo: hub)
  }
}
