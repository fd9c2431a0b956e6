import BinderyRuntime
import XCTest

@testable import ChatCenterUI

/// The decision which entries of the history are missing, without a service.
final class HistoryLoaderTests: XCTestCase {
  func testTheFirstSocketAfterANewPageHasNoGap() throws {
    var history = HistoryLoader()
    history.receive(try page("10:00"), for: request(nil), on: nil, at: .seconds(1))
    history.noteOpenedSocket(at: .seconds(301))
    XCTAssertNil(ready(&history, 1))
  }

  func testTheFirstSocketAfterAnOldPageHasAGap() throws {
    var history = HistoryLoader()
    history.receive(try page("10:00"), for: request(nil), on: nil, at: .seconds(1))
    history.noteOpenedSocket(at: .seconds(301) + .nanoseconds(1))
    XCTAssertEqual(ready(&history, 1)?.after, try date("10:00"))
    XCTAssertEqual(ready(&history, 1)?.count, 999)
  }

  func testALaterSocketAsksSinceTheNewestEntryBeforeIt() throws {
    var history = HistoryLoader()
    XCTAssertNil(ready(&history, 1))
    history.note(try date("10:30"))
    history.note(try date("10:00"))
    history.note(nil)
    history.noteOpenedSocket(at: .zero)
    // A later entry doesn't hide the gap.
    history.note(try date("10:45"))
    history.noteOpenedSocket(at: .zero)
    XCTAssertEqual(ready(&history, 2)?.after, try date("10:30"))
  }

  func testAPageOfAnEarlierSocketLeavesTheGap() throws {
    var history = HistoryLoader()
    history.noteMissingPage()
    let request = try XCTUnwrap(ready(&history, 1))
    XCTAssertEqual(request.count, 7)
    XCTAssertNil(request.after)
    history.receive(try page("10:00"), for: request, on: 2, at: .zero)
    XCTAssertNotNil(ready(&history, 2))
    // Without a socket, the page is up to date.
    history.receive(try page("10:00"), for: request, on: nil, at: .zero)
    XCTAssertNil(ready(&history, 2))
  }

  private func ready(_ history: inout HistoryLoader, _ socket: Int) -> HistoryLoader.Request? {
    history.noteReadySocket()
    return history.missedMessages(before: socket, pageCount: 7, changes: 0)
  }

  private func request(_ generation: Int?) -> HistoryLoader.Request {
    HistoryLoader.Request(after: nil, count: 7, generation: generation, changes: 0)
  }

  private func page(_ time: String) throws -> HistoryPage {
    let entry = #"{"type":"MESSAGE","receivedDate":"2030-01-01T\#(time):00.000Z"}"#
    return try JSONValue(parsing: #"{"messages":[\#(entry)]}"#).decode()
  }

  private func date(_ time: String) throws -> DateTime {
    try JSONValue.string("2030-01-01T\(time):00.000Z").decode()
  }
}
