import BinderyRuntime
import ChatCenterUI
import XCTest

@testable import Sandbox

/// Tests of connecting and of the limits.
final class ChatCenterConnectingTests: ChatCenterAppTestCase {
  func testADeviceKeepsItsAddress() {
    let first = register("ann")
    XCTAssertTrue(first.address.hasPrefix("apns_"), first.address)
    let id = app.connect()
    XCTAssertEqual(
      receive(.registerDevice(registration("ann")), on: id),
      ["\(id) registered \(first.address)"]
    )
    XCTAssertEqual(
      receive(.registerDevice(registration("")), on: id),
      ["\(id) refused UNAUTHORIZED"]
    )
  }

  func testRejectsUnregisteredClients() {
    let id = app.connect()
    XCTAssertEqual(
      write("hello", as: "m1", on: (id, "apns_9")),
      ["refused UNAUTHORIZED m1"]
    )
    let ann = register("ann")
    XCTAssertEqual(
      write("hello", as: "m1", on: (ann.id, "apns_9")),
      ["\(ann.id) refused UNAUTHORIZED m1"]
    )
    XCTAssertEqual(entries(), [])
    let statuses = acknowledge("m1", .read, on: (ann.id, "apns_9"))
    XCTAssertTrue(statuses.first?.contains("UNAUTHORIZED") == true, "\(statuses)")
  }

  func testRejectsInvalidFrames() {
    let ann = enter("ann")
    let dance = send(.unknown(["type": "DANCE"]), as: "x", on: ann)
    XCTAssertEqual(dance, ["refused UNKNOWN_CONTENT x"])
    XCTAssertEqual(receive(.ping(Ping(correlationId: "p")), on: ann.id), ["ping p"])
    XCTAssertEqual(receive(.unknown(["action": "dance"]), on: ann.id), [])
    app.receive(#"{"action":"registerDevice"}"#, from: ann.id)
    XCTAssertEqual(words(), ["close 1007 A frame isn't what it should be"])
    XCTAssertEqual(receive(.ping(Ping(correlationId: "p")), on: ann.id), [])
  }

  func testMemoryIsBounded() {
    settings.bounds.connections = 2
    settings.bounds.clients = 1
    settings.bounds.devices = 1
    settings.bounds.entries = 3
    settings.bounds.questions = 1
    let ann = enter("ann")
    let other = app.connect()
    for registration in [registration("ben"), registration("ann", "tablet")] {
      XCTAssertEqual(
        receive(.registerDevice(registration), on: other),
        ["\(other) refused UNAUTHORIZED"]
      )
    }
    let third = app.connect()
    XCTAssertEqual(words(), ["\(third) close 1013 There are too many connections"])
    for number in 1...4 { _ = write("\(number)", as: "m\(number)", on: ann) }
    XCTAssertEqual(entries(), ["ann: 2", "ann: 3", "ann: 4"])
    XCTAssertEqual(app.conversations["ann"]?.questions.map(\.text), ["1"])
  }

  func testUndeliveredEntriesFitIntoAFrame() {
    settings.bounds.entryBytes = 2_000
    let ann = register("ann")
    for letter in "abcd" { app.sendMessage(String(repeating: letter, count: 700), to: "ann") }
    let first = entries().map { $0.prefix(7) }
    XCTAssertEqual(first, ["Olga: c", "Olga: d"])
    XCTAssertEqual(sendInfo("ann", on: ann).count { $0.hasPrefix("important") }, 2)
    // The newest remains, independent of its size.
    app.sendMessage(String(repeating: "e", count: 3_000), to: "ann")
    XCTAssertEqual(entries().map { $0.prefix(7) }, ["Olga: e"])
    app.sendMessage("f", to: "ann")
    XCTAssertEqual(entries(), ["Olga: f"])
  }

  func testDropsTheOldestFiles() {
    settings.bounds.fileBytes = 10
    settings.bounds.files = 2
    var files = StoredFiles(settings.bounds)
    files.add(Array("12345678".utf8), as: "a")
    files.add(Array("123".utf8), as: "b")
    XCTAssertNil(files["a"])
    files.add([], as: "c")
    files.add([], as: "d")
    XCTAssertNil(files["b"])
    XCTAssertEqual(files["c"], [])
  }

  func testPagesAreSelectedByDate() throws {
    let ann = enter("ann")
    for number in 1...4 { _ = write("\(number)", as: "m\(number)", on: ann) }
    let conversation = try XCTUnwrap(app.conversations["ann"])
    let dates = conversation.rows.map(\.date)
    XCTAssertEqual(dates, dates.sorted())
    func page(before: Int? = nil, after: Int? = nil, _ count: Int) -> [String] {
      conversation.page(
        before: before.map { dates[$0] },
        after: after.map { dates[$0] },
        count: count
      ).map(\.word)
    }
    XCTAssertEqual(page(2), ["ann: 3", "ann: 4"])
    XCTAssertEqual(page(before: 3, 2), ["ann: 1", "ann: 2"])
    XCTAssertEqual(page(before: 0, 2), [])
    XCTAssertEqual(page(after: 1, 2), ["ann: 2", "ann: 3"])
    XCTAssertEqual(conversation.search("3").map(\.word), ["ann: 3"])
  }
}
