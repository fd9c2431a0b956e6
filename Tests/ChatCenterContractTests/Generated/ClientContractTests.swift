// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime
import ChatCenterUI
import XCTest

final class ClientContractTests: XCTestCase {
  func testServers() {
    XCTAssertEqual(ChatCenterAPI.server().string, "https://chat.example.com")
  }

  func testCredentials() {
    XCTAssertEqual(
      ChatCenterAPI(credentials: .init(clientToken: "demo:demo")).connection.credentials,
      ["clientToken": .apiKey("demo:demo", header: "X-Client-Token")]
    )
    XCTAssertEqual(
      ChatCenterAPI(credentials: .init(authorization: "demo:demo")).connection.credentials,
      ["authorization": .apiKey("demo:demo", header: "Authorization")]
    )
    XCTAssertEqual(
      ChatCenterAPI(credentials: .init(authScheme: "demo:demo")).connection.credentials,
      ["authScheme": .apiKey("demo:demo", header: "X-Auth-Schema")]
    )
    XCTAssertEqual(
      ChatCenterAPI(credentials: .init(authorizationCookie: "demo:demo")).connection.credentials,
      ["authorizationCookie": .apiKey("demo:demo", cookie: "auth_token")]
    )
    XCTAssertEqual(
      ChatCenterAPI(credentials: .init(authSchemeCookie: "demo:demo")).connection.credentials,
      ["authSchemeCookie": .apiKey("demo:demo", cookie: "auth_scheme")]
    )
  }

  func testConstants() {
    XCTAssertEqual(
      ServiceSettings.ClientNotificationDisplayType.knownValues.map(\.rawValue),
      ["ALL", "CURRENT_THREAD_ONLY"]
    )
    XCTAssertEqual(AgentInfo.Action.knownValues.map(\.rawValue), ["AGENT_JOINED", "AGENT_LOOKUP"])
    XCTAssertEqual(
      ConversationThread.State.knownValues.map(\.rawValue),
      ["UNASSIGNED", "IN_PROGRESS", "WAITING", "SUSPENDED"]
    )
    XCTAssertEqual(
      Operator.Role.knownValues.map(\.rawValue),
      ["BOT", "EXTERNAL_BOT", "OPERATOR", "SUPERVISOR"]
    )
    XCTAssertEqual(Message.Modified.knownValues.map(\.rawValue), ["NONE", "EDITED", "DELETED"])
    XCTAssertEqual(
      MessageChange.Kind.knownValues.map(\.rawValue),
      ["MESSAGE_EDITED", "MESSAGE_DELETED", "ATTACHMENT_UPDATED", "SPEECH_MESSAGE_UPDATED"]
    )
    XCTAssertEqual(
      MessageChange.SpeechStatus.knownValues.map(\.rawValue),
      ["PROCESSING", "SUCCESS"]
    )
    XCTAssertEqual(
      OperatorNotice.Kind.knownValues.map(\.rawValue),
      ["OPERATOR_JOINED", "OPERATOR_LEFT"]
    )
    XCTAssertEqual(
      ThreadNotice.Kind.knownValues.map(\.rawValue),
      [
        "OPERATOR_LOOKUP_STARTED",
        "THREAD_OPENED",
        "THREAD_CLOSED",
        "THREAD_ENQUEUED",
        "THREAD_IN_PROGRESS",
        "THREAD_WILL_BE_REASSIGNED",
        "THREAD_WILL_BE_TRANSFERRED",
        "AVERAGE_WAIT_TIME",
        "PARTING_AFTER_SURVEY",
      ]
    )
    XCTAssertEqual(Survey.Kind.knownValues.map(\.rawValue), ["SURVEY", "BUTTON_SURVEY"])
    XCTAssertEqual(SurveyQuestion.SurveyViewType.knownValues.map(\.rawValue), ["SCALE", "BUTTON"])
    XCTAssertEqual(
      ClientNotice.Kind.knownValues.map(\.rawValue),
      [
        "CLIENT_BLOCKED",
        "CLIENT_UNBLOCKED",
        "CLIENT_PERSONAL_DATA_PROCESSING",
        "UNREAD_MESSAGE_NOTIFICATION",
      ]
    )
    XCTAssertEqual(
      Attachment.State.knownValues.map(\.rawValue),
      ["PENDING", "READY", "ERROR", "EXPIRED"]
    )
    XCTAssertEqual(
      ClientThreadDecision.Kind.knownValues.map(\.rawValue),
      ["CLOSE_THREAD", "REOPEN_THREAD"]
    )
    XCTAssertEqual(
      MessageStatus.knownValues.map(\.rawValue),
      ["sending", "sent", "enqueued", "delivered", "read", "failed"]
    )
    XCTAssertEqual(Delivery.MessageType.knownValues.map(\.rawValue), ["NORMAL", "MIRROR"])
    XCTAssertEqual(
      Acknowledged.Action.knownValues.map(\.rawValue),
      ["updateDevice", "updateStatuses"]
    )
  }
}
