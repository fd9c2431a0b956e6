import BinderyRuntime
import ChatCenterUI
import XCTest

@testable import Sandbox

/// Tests of the conversation between clients and the operator.
final class ChatCenterDialogTests: ChatCenterAppTestCase {
  func testTheOperatorAnswersAMessageLater() {
    let ann = enter("ann")
    XCTAssertEqual(write("hello", as: "m1", on: ann), ["sent m1", "THREAD_OPENED"])
    XCTAssertEqual(wait(0.9), [])
    XCTAssertEqual(
      wait(0.1),
      ["OPERATOR_JOINED", "read m1", "important Olga: “hello”: noted."]
    )
    XCTAssertEqual(write("and", as: "m2", on: ann), ["sent m2"])
    XCTAssertEqual(wait(0.5), [])
    XCTAssertEqual(write("again", as: "m3", on: ann), ["sent m3"])
    XCTAssertEqual(wait(0.5), ["read m2", "important Olga: “and”: noted."])
    XCTAssertEqual(wait(0.5), ["read m3", "important Olga: “again”: noted."])
  }

  func testStoresADuplicateMessageOnce() {
    let ann = enter("ann")
    _ = write("hello", as: "m1", on: ann)
    XCTAssertEqual(write("hello", as: "m1", on: ann), ["sent m1"])
    XCTAssertEqual(wait(1).count, 3)
    XCTAssertEqual(
      entries(),
      ["THREAD_OPENED", "ann: hello", "OPERATOR_JOINED", "Olga: “hello”: noted."]
    )
  }

  func testDeliversMissedEntriesWithTheNextConnection() throws {
    let ann = enter("ann")
    app.ended(ann.id)
    app.sendMessage("one", to: "ann")
    app.sendMessage("two", to: "ann")
    XCTAssertEqual(words(), [])
    let registering = register("ann")
    XCTAssertEqual(sendInfo("ann", preRegister: true, on: registering).count, 1)
    let there = sendInfo("ann", on: registering)
    XCTAssertEqual(
      there.dropFirst().map { $0.dropFirst(2) },
      [
        "important Olga: one", "important Olga: two",
      ]
    )
    XCTAssertEqual(sendInfo("ann", on: registering).count, 1)
    let last = try XCTUnwrap(app.conversations["ann"]?.rows.last)
    _ = acknowledge(last.id, .delivered, on: registering)
    XCTAssertEqual(
      sendInfo("ann", on: register("ann")).dropFirst().map { $0.dropFirst(2) },
      ["important Olga: one"]
    )
  }

  func testMessagesAreUnreadUntilTheyAreRead() throws {
    let ann = enter("ann")
    app.sendMessage("hello", to: "ann")
    _ = words()
    let message = try XCTUnwrap(app.conversations["ann"]?.rows.last)
    XCTAssertEqual(acknowledge(message.id, .delivered, on: ann), ["updateStatuses "])
    XCTAssertEqual(app.conversations["ann"]?.unreadCount, 1)
    _ = acknowledge(message.id, .read, on: ann)
    XCTAssertEqual(app.conversations["ann"]?.unreadCount, 0)
  }

  func testOtherDevicesReceiveTheClientsMessages() {
    let phone = enter("ann")
    let tablet = enter("ann", device: "tablet")
    let other = enter("ben")
    XCTAssertNotEqual(phone.address, tablet.address)
    XCTAssertEqual(
      write("hello", as: "m1", on: phone),
      ["sent m1", "THREAD_OPENED", "\(tablet.id) THREAD_OPENED", "\(tablet.id) mirror ann: hello"]
    )
    app.sendMessage("hi", to: "ben")
    XCTAssertTrue(words().allSatisfy { $0.hasPrefix("\(other.id) ") })
  }

  func testASurveyIsAskedAndAnswered() {
    let ann = enter("ann")
    app.askSurvey("How was it?", scale: 5, of: "ann")
    XCTAssertEqual(words(), ["important SURVEY How was it?"])
    var single = ClientSurveyAnswer(clientId: "ann")
    single.rate = 4
    XCTAssertEqual(send(.clientSurveyAnswer(single), as: "a1", on: ann), ["sent a1"])
    let form = ClientSurveyForm(
      clientId: "ann",
      answers: [SurveyFormAnswer(rate: 1), SurveyFormAnswer(rate: 2)]
    )
    XCTAssertEqual(send(.clientSurveyForm(form), as: "a2", on: ann), ["sent a2"])
    XCTAssertEqual(entries().suffix(3), ["ANSWER 4", "ANSWER 1", "ANSWER 2"])
  }

  func testADialogEnds() {
    let ann = enter("ann")
    _ = write("hello", as: "m1", on: ann)
    app.sendMessage("hi", to: "ann")
    _ = words()
    let close = ClientThreadDecision(clientId: "ann", type: .closeThread)
    XCTAssertEqual(
      send(.clientThreadDecision(close), as: "c", on: ann),
      ["sent c", "THREAD_CLOSED"]
    )
    XCTAssertEqual(wait(1), [])
    app.endDialog(with: "ann")
    XCTAssertEqual(words(), [])
    app.sendMessage("once more", to: "ann")
    XCTAssertEqual(words(), ["THREAD_OPENED", "OPERATOR_JOINED", "important Olga: once more"])
  }

  func testAnOperatorMayNotAnswer() {
    settings.answerSeconds = nil
    let ann = enter("ann")
    _ = write("hello", as: "m1", on: ann)
    XCTAssertEqual(wait(100), [])
  }
}
