import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Answers of which one member is removed, null, or of another type: no message is lost, unless the
/// client needs that member.
final class MutatedResponseTests: TimedTestCase {
  func testDeliveriesArrive() async throws {
    let chat = ChatFixture(logging: ChatLoggerConfig())
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    var events = sdk.events.makeAsyncIterator()
    var lost: Set<String> = []
    for mutation in Mutation.all(of: try JSONValue(parsing: Self.frame)) {
      try await peer.send(mutation.json.description)
      try await peer.send(
        #"{"action":"getMessages","data":{"messages":[{"content":{"type":"END"}}]}}"#
      )
      let received = await Self.events(&events)
      let hasArrived = received.contains { if case .received = $0 { true } else { false } }
      if !hasArrived { lost.insert("\(mutation.path)") }
      let isReported = !received.isEmpty || mutation.bringsNothing
      XCTAssert(hasArrived || isReported, "\(mutation) is lost and not reported")
    }
    XCTAssertEqual(
      lost,
      [
        "$", "$.action", "$.data", "$.data.messages", "$.data.messages[0]",
        "$.data.messages[0].content",
      ]
    )
    withExtendedLifetime(session) {}
  }

  func testRowsOfTheHistoryArrive() async throws {
    let chat = ChatFixture(logging: ChatLoggerConfig())
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    var lost: Set<String> = []
    for mutation in Mutation.all(of: try JSONValue(parsing: Self.page)) {
      chat.service.stub("/api/client/history", .json(mutation.json.description))
      do {
        let page = try await session.history()
        let isWhole = page.messages.count == 1 && page.messages[0].event != nil
        if !isWhole { lost.insert("\(mutation.path)") }
      } catch {
        lost.insert("\(mutation.path)")
      }
    }
    XCTAssertEqual(lost, ["$", "$.messages", "$.messages[0]"])
  }

  func testAnAnswerToAMessageIsUnderstood() async throws {
    let chat = ChatFixture(logging: ChatLoggerConfig())
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    var lost: Set<String> = []
    var position = 2
    for path in ["data", "data.messageId", "data.status", "data.sentAt", "correlationId"] {
      for value in [nil, .null, 7, "x", [], [:]] as [JSONValue?] {
        // Another message's answer, which is valid.
        if value == "x", path == "data.messageId" || path == "correlationId" { continue }
        async let sent = session.failure(of: .text("hello"))
        let id = try await peer.frame(position)["correlationId"]
        let answer = try JSONValue(
          parsing: #"{"action":"sendMessage","correlationId":\#(id ?? .null),"#
            + #""data":{"messageId":\#(id ?? .null),"status":"sent","sentAt":"2030-01-01T10:00:00.000Z"}}"#
        )
        let steps = path.split(separator: ".").map { JSONPath.Step.key(String($0)) }
        try await peer.send(answer.replacing(steps[...], by: value).description)
        let failure = await sent
        if failure != nil { lost.insert("\(path) \(value.map(\.description) ?? "removed")") }
        position += 1
      }
    }
    XCTAssertEqual(lost, [])
    withExtendedLifetime(session) {}
  }

  /// The events until the marker after a mutation.
  private static func events(
    _ events: inout ChatUpdates<ChatEvent>.AsyncIterator
  ) async -> [ChatEvent] {
    var received: [ChatEvent] = []
    while let event = await events.next() {
      if case .received(let delivery) = event, case .unknown(let json) = delivery.content,
        json["type"] == "END"
      {
        break
      }
      received.append(event)
    }
    return received
  }
}

extension MutatedResponseTests {
  private static let message = """
    {"type":"MESSAGE","clientId":"client-1","threadId":7,"isPreRegister":false,"providerIds":[1],
    "uuid":"00000000-0000-4000-8000-00000000000b","text":"hi","formattedText":"**hi**",
    "operator":{"id":4,"name":"Op","alias":null,"status":"ONLINE","photoUrl":"p.jpg",
    "gender":"FEMALE","organizationUnit":"Unit","role":"OPERATOR"},
    "receivedDate":"2030-01-01T10:01:00.000Z","attachments":[{"id":1,"result":"f","fileId":"f",
    "url":"u","originalUrl":"o","name":"a.png","type":"image/png","size":1,"state":"READY",
    "contentType":"SPEECH","error":false,"errorCode":"","errorMessage":"m",
    "optional":{"name":"a","size":2,"type":"t","lastModified":3}}],"quotes":[{}],
    "quickReplies":[{"id":1,"type":"TEXT","text":"t","imageUrl":"i","url":"u","shown_text":"s",
    "callback_data":"c","payload":{}}],"read":false,"modified":"NONE","display":true,
    "settings":{"blockInput":false,"masked":false},"authorized":true,"massPushMessage":false,
    "externalClientId":"client-1","origin":"threads"}
    """

  private static let frame = """
    {"action":"getMessages","createdAt":1893492000000,"data":{"messages":[{
    "messageId":"00000000-0000-4000-8000-00000000000b","sentAt":"2030-01-01T10:01:00.000Z",
    "notification":"New message","important":true,"messageType":"NORMAL",
    "attributes":"{\\"origin\\":\\"threads\\"}","content":\(message)}]}}
    """

  private static let page = """
    {"messages":[\(message)],"agentInfo":{"action":"AGENT_JOINED",
    "actionDate":"2030-01-01T10:00:05.000Z","thread":{"id":7,"state":"IN_PROGRESS"},
    "agent":{"operator":{"id":4,"name":"Op","role":"OPERATOR"}}},"allowedToSendMessages":true}
    """
}

/// A document with one member or element removed or replaced.
private struct Mutation: CustomStringConvertible {
  let path: JSONPath
  /// The new value; nil if it is removed.
  let value: JSONValue?
  let json: JSONValue

  /// Whether it is a frame of another action, or one without messages.
  var bringsNothing: Bool {
    ["$.action = \"x\"", "$.data.messages = []", "$.data.messages[0] = removed"]
      .contains(description)
  }

  var description: String { "\(path) = \(value.map(\.description) ?? "removed")" }

  static func all(of json: JSONValue) -> [Mutation] {
    paths(of: json).flatMap { steps in
      ([nil, .null, 7, "x", true, [], [:]] as [JSONValue?]).compactMap { value in
        guard value != nil || !steps.isEmpty else { return nil }
        let mutated = json.replacing(steps[...], by: value)
        return mutated == json
          ? nil : Mutation(path: JSONPath(steps), value: value, json: mutated)
      }
    }
  }

  private static func paths(of json: JSONValue) -> [[JSONPath.Step]] {
    let inner: [(JSONPath.Step, JSONValue)] =
      switch json {
      case .object(let object): object.members.map { (.key($0.key), $0.value) }
      case .array(let elements): elements.enumerated().map { (.index($0), $1) }
      default: []
      }
    return [[]] + inner.flatMap { step, value in paths(of: value).map { [step] + $0 } }
  }
}

extension JSONValue {
  /// Returns the value with the part at a path replaced, or removed.
  fileprivate func replacing(_ steps: ArraySlice<JSONPath.Step>, by value: JSONValue?) -> JSONValue
  {
    switch (steps.first, self) {
    case (.key(let key), .object(let object)):
      let members = object.members.compactMap { member -> (String, JSONValue)? in
        guard member.key == key else { return (member.key, member.value) }
        guard steps.count > 1 else { return value.map { (key, $0) } }
        return (key, member.value.replacing(steps.dropFirst(), by: value))
      }
      return .object(JSONObject(members))
    case (.index(let index), .array(var elements)):
      if steps.count > 1 {
        elements[index] = elements[index].replacing(steps.dropFirst(), by: value)
      } else if let value {
        elements[index] = value
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    default: return value ?? .null
    }
  }
}
