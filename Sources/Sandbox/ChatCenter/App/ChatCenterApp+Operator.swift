import BinderyRealtime
import BinderyRuntime
import ChatCenterUI

// Actions of the operator.
extension ChatCenterApp {
  var `operator`: Operator { Operator(id: 1, name: settings.operatorName, role: .operator) }

  /// Sends the answers that are due.
  mutating func settle() {
    clearSchedule()
    for clientID in conversations.keys.sorted() {
      while let question = conversations[clientID]?.questions.first {
        guard question.due <= now else {
          schedule(at: question.due)
          break
        }
        conversations[clientID]?.questions.removeFirst()
        answer(question, of: clientID)
      }
    }
  }

  private mutating func answer(_ question: Conversation.Question, of clientID: String) {
    join(clientID)
    let read = StatusList(statuses: [StatusReport(messageId: question.messageID, status: .read)])
    for connection in receivers(clientID) {
      send(.statusesChanged(StatusesChanged(data: read)), to: connection)
    }
    sendMessage(
      question.text.isEmpty ? "Thank you, I have it." : "“\(question.text)”: noted.",
      to: clientID
    )
  }

  /// Sends a message of the operator to a known client.
  mutating func sendMessage(_ text: String, to clientID: String) {
    guard conversations[clientID] != nil else { return }
    join(clientID)
    let speaker = `operator`
    let row = store(isForClient: true, of: clientID) { .operatorMessage(text, by: speaker, $0) }
    deliver(row, important: true, to: clientID)
  }

  /// Sends a survey to a known client.
  mutating func askSurvey(_ question: String, scale: Int, of clientID: String) {
    guard conversations[clientID] != nil else { return }
    let asked = SurveyQuestion(
      id: .number(1),
      sendingId: .number(nextNumber()),
      text: question,
      surveyViewType: .scale,
      scale: scale,
      simple: false
    )
    let row = store(isForClient: true, of: clientID) { .asked(asked, $0) }
    deliver(row, important: true, to: clientID)
  }
}

extension ChatCenterApp {
  /// Asks a client with a thread whether the thread may be closed.
  mutating func askToEnd(hidingAfter seconds: Int, of clientID: String) {
    guard conversations[clientID]?.threadID != nil else { return }
    let row = store(isForClient: true, of: clientID) { .askedToEnd(hidingAfter: seconds, $0) }
    deliver(row, important: true, to: clientID)
  }

  /// Lets the operator join; opens a thread if there is none.
  private mutating func join(_ clientID: String) {
    guard conversations[clientID]?.isOperatorPresent == false else { return }
    openThread(clientID)
    conversations[clientID]?.isOperatorPresent = true
    let newcomer = `operator`
    let row = store(isForClient: false, of: clientID) { .joined(newcomer, $0) }
    deliver(row, important: false, to: clientID)
  }

  /// Opens a thread if there is none.
  mutating func openThread(_ clientID: String) {
    guard conversations[clientID]?.threadID == nil else { return }
    let thread = nextNumber()
    conversations[clientID]?.threadID = thread
    notify(.threadOpened, "Conversation opened", to: clientID)
  }

  /// Closes the thread, and the operator leaves.
  mutating func endDialog(with clientID: String) {
    guard conversations[clientID]?.threadID != nil else { return }
    conversations[clientID]?.questions = []
    notify(.threadClosed, "Conversation closed", to: clientID)
    conversations[clientID]?.threadID = nil
    conversations[clientID]?.isOperatorPresent = false
  }
}
