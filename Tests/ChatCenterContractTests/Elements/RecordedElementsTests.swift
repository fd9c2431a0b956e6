import BinderyRealtime
import BinderyRuntime
import ChatCenterUI
import Foundation
import XCTest

/// The elements of recorded frames and pages, each decoded as its kind.
final class RecordedElementsTests: XCTestCase {
  func testEveryRecordedDeliveryIsOfAKnownKind() throws {
    var count = 0
    for frame in try entries("socket.har").flatMap({ $0["_webSocketMessages"]?.array ?? [] })
    where frame["_bindery"]?["message"] == "messagesDelivered" {
      let text = try XCTUnwrap(frame["data"]?.string)
      for delivery in try deliveries(in: text) {
        guard case .event(.delivery(let delivery)) = delivery else {
          XCTFail("not a delivery: \(delivery)")
          continue
        }
        if case .unknown(let json) = delivery.content { XCTFail("unknown: \(json)") }
        count += 1
      }
    }
    XCTAssertEqual(count, 20)
  }

  func testEveryRecordedEntryIsOfAKnownKind() throws {
    var count = 0
    for entry in try entries("history.har")
    where entry["_bindery"]?["operation"]?.string?.hasPrefix("fetchHistory") == true {
      let text = try XCTUnwrap(entry["response"]?["content"]?["text"]?.string)
      let page: HistoryPage = try JSONReader.decode(from: Data(text.utf8))
      for message in page.messages {
        guard case .event(.entry(let entry)) = message else {
          XCTFail("not an entry: \(message)")
          continue
        }
        if case .unknown(let json) = entry { XCTFail("unknown: \(json)") }
        count += 1
      }
    }
    XCTAssertEqual(count, 21)
  }

  func testABrokenDeliveryAndAnUnknownKindCostOnlyThemselves() throws {
    let deliveries = try deliveries(
      in: """
        {"action":"getMessages","data":{"messages":[
          {"messageId":"1","content":{"type":"MESSAGE","text":7}},
          {"messageId":"2","content":{"type":"SOMETHING_NEW","mood":"good"}},
          {"messageId":"3","content":{"type":"MESSAGE","text":"hi"}}]}}
        """
    )
    XCTAssertEqual(deliveries.count, 3)
    XCTAssertNotNil(deliveries.first?.error)
    guard case .event(.delivery(let strange)) = deliveries.dropFirst().first,
      case .unknown(let json) = strange.content
    else { return XCTFail("\(deliveries)") }
    XCTAssertEqual(json, ["type": "SOMETHING_NEW", "mood": "good"])
    guard case .event(.delivery(let known)) = deliveries.last,
      case .message(let message) = known.content
    else { return XCTFail("\(deliveries)") }
    XCTAssertEqual(message.text, "hi")
  }

  private func deliveries(in text: String) throws -> [ReceivedEvent<DeliveriesChannel.Incoming>] {
    guard case .messagesDelivered(let frame) = try SocketChannel.Incoming(message: text) else {
      XCTFail("no deliveries: \(text)")
      return []
    }
    return frame.data.messages
  }

  private func entries(_ file: String) throws -> [JSONValue] {
    let recordings = URL(filePath: #filePath)
      .appending(path: "../../../../Spec/chatcenter/recordings/\(file)").standardized
    let archive: JSONValue = try JSONReader.decode(from: Data(contentsOf: recordings))
    return archive["log"]?["entries"]?.array ?? []
  }
}
