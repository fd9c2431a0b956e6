/// What an app asks a client for, in that order.
struct ChatOrders: Sendable {
  private let continuation: AsyncStream<Order>.Continuation

  enum Order: Sendable {
    case authorize(ChatAccount, number: Int)
    case update(ChatUser)
    case deauthorize(number: Int)
    case logOut(told: @Sendable (Bool) -> Void)
    case appear(session: Int)
    case close(session: Int)
    case enterBackground
    case enterForeground
    case send(id: String, ChatMessage)
    case answer(id: String, SurveyReply)
    case decide(id: String, CloseThreadRequest, ClientThreadDecision.Kind)
    case type(String)
    case read([String])
    case tellPushToken
    case countUnread(told: @Sendable (Result<Int, ChatNetworkError>) -> Void)
  }

  static func make() -> (ChatOrders, AsyncStream<Order>) {
    let (stream, continuation) = AsyncStream.makeStream(of: Order.self)
    return (ChatOrders(continuation: continuation), stream)
  }

  /// Does nothing once the client is gone.
  func give(_ order: Order) { continuation.yield(order) }

  func finish() { continuation.finish() }
}

/// What a client answers to a survey.
struct SurveyReply: Hashable, Sendable {
  let survey: Survey
  let answers: [SurveyFormAnswer]
  let comment: String?
}
