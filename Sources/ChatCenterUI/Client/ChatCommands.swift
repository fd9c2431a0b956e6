/// The commands of an app to its client, in order.
struct ChatCommands: Sendable {
  private let continuation: AsyncStream<Command>.Continuation

  enum Command: Sendable {
    case authorize(ChatAccount, number: Int)
    case update(ChatUser)
    case deauthorize(number: Int)
    case logOut(completion: @Sendable (Bool) -> Void)
    case appear(session: Int)
    case close(session: Int)
    case enterBackground
    case enterForeground
    case send(id: String, ChatMessage)
    case answer(id: String, SurveyReply)
    case decide(id: String, CloseThreadRequest, ClientThreadDecision.Kind)
    case type(String)
    case read([String])
    case sendPushToken
    case countUnread(completion: @Sendable (Result<Int, ChatNetworkError>) -> Void)
  }

  static func make() -> (ChatCommands, AsyncStream<Command>) {
    let (stream, continuation) = AsyncStream.makeStream(of: Command.self)
    return (ChatCommands(continuation: continuation), stream)
  }

  /// Does nothing once the client is gone.
  func send(_ command: Command) { continuation.yield(command) }

  func finish() { continuation.finish() }
}
