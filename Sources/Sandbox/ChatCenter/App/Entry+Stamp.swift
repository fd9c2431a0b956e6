import BinderyRuntime
import ChatCenterUI

/// The common properties of a conversation's entries.
struct EntryStamp {
  let id: String
  let clientID: String
  let threadID: Int64?
  let date: DateTime
}

extension Entry {
  /// Creates an entry for a client's message.
  static func written(_ content: ClientMessage, _ stamp: EntryStamp) -> Entry {
    .message(
      Message(
        uuid: stamp.id,
        clientId: stamp.clientID,
        threadId: stamp.threadID,
        receivedDate: stamp.date,
        text: content.text,
        attachments: content.attachments?.map(Attachment.init),
        quotes: content.quotes,
        read: true
      )
    )
  }

  /// Creates an entry for an operator's message.
  static func operatorMessage(_ text: String, by operator: Operator, _ stamp: EntryStamp) -> Entry {
    .message(
      Message(
        uuid: stamp.id,
        clientId: stamp.clientID,
        threadId: stamp.threadID,
        receivedDate: stamp.date,
        text: text,
        operator: `operator`,
        attachments: [],
        read: false
      )
    )
  }

  static func joined(_ operator: Operator, _ stamp: EntryStamp) -> Entry {
    .operatorNotice(
      OperatorNotice(
        uuid: stamp.id,
        clientId: stamp.clientID,
        threadId: stamp.threadID,
        receivedDate: stamp.date,
        text: "\(`operator`.name ?? "") joined",
        display: true,
        type: .operatorJoined,
        operator: `operator`
      )
    )
  }

  static func notice(_ kind: ThreadNotice.Kind, _ text: String, _ stamp: EntryStamp) -> Entry {
    .threadNotice(
      ThreadNotice(
        uuid: stamp.id,
        clientId: stamp.clientID,
        threadId: stamp.threadID,
        receivedDate: stamp.date,
        text: text,
        display: true,
        type: kind
      )
    )
  }
}

// Entries that ask the client.
extension Entry {
  /// Creates an entry that asks whether the thread may be closed.
  static func askedToEnd(hidingAfter seconds: Int, _ stamp: EntryStamp) -> Entry {
    .closeThreadRequest(
      CloseThreadRequest(
        uuid: stamp.id,
        clientId: stamp.clientID,
        threadId: stamp.threadID,
        receivedDate: stamp.date,
        text: "May the conversation end?",
        display: true,
        hideAfter: seconds
      )
    )
  }

  /// Creates an entry for a survey with one question.
  static func asked(_ question: SurveyQuestion, _ stamp: EntryStamp) -> Entry {
    .survey(
      Survey(
        uuid: stamp.id,
        clientId: stamp.clientID,
        threadId: stamp.threadID,
        receivedDate: stamp.date,
        type: .survey,
        id: question.id,
        sendingId: question.sendingId,
        questions: [question]
      )
    )
  }

  static func answered(_ reply: SurveyFormAnswer, _ stamp: EntryStamp) -> Entry {
    .surveyAnswer(
      SurveyAnswer(
        uuid: stamp.id,
        clientId: stamp.clientID,
        threadId: stamp.threadID,
        receivedDate: stamp.date,
        text: reply.text,
        sendingId: reply.sendingId,
        questionId: reply.questionId,
        rate: reply.rate
      )
    )
  }
}

extension Attachment {
  /// Creates an attachment of an uploaded file.
  fileprivate init(_ file: StoredFile) {
    self.init(
      result: file.result,
      name: file.optional?.name,
      type: file.optional?.type,
      size: file.optional?.size,
      optional: file.optional
    )
  }
}
