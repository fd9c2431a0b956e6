/// A command of an app to its client; they are executed in order.
enum ChatCommand: Sendable {
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
