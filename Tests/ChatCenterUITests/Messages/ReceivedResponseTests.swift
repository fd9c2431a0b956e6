import BinderyRuntime
import XCTest

@testable import ChatCenterUI

/// Answers and frames of the service, as they are read.
final class ReceivedResponseTests: XCTestCase {
  func testAnAnswerIsAStatusOrARefusal() throws {
    XCTAssertEqual(
      try answer(#""data":{"messageId":"m1","status":"sent"}"#),
      .status(.sent, of: "m1")
    )
    XCTAssertEqual(
      try answer(#""data":{"error":"NO","errorDetails":"why"}"#),
      .refusal(of: "c1", code: "NO", details: "why")
    )
  }

  /// Data that do not match the specification.
  func testAnUnknownAnswerIsAnAcknowledgmentUnlessItHasAnError() throws {
    XCTAssertEqual(try answer(#""data":{"messageId":"m1"}"#), .status(.sent, of: "m1"))
    XCTAssertEqual(try answer(#""data":[]"#), .status(.sent, of: "c1"))
    XCTAssertEqual(
      try answer(#""data":{"error":7}"#),
      .refusal(of: "c1", code: "7", details: nil)
    )
    XCTAssertNil(try answer(#""data":{"error":7}"#, correlation: nil))
    XCTAssertNil(try answer(#""data":[]"#, correlation: nil))
  }

  func testAFrameWithoutAnActionIsAnError() throws {
    let unknown = ReceivedFrame.error(ofUnknown: try JSONValue(parsing: #"{"action":"new"}"#))
    XCTAssertNil(unknown)
    let error = ReceivedFrame.error(ofUnknown: try JSONValue(parsing: #"{"actio":"new"}"#))
    XCTAssertEqual(error?.error.reason, .missingKey("action"))
  }

  func testAFrameIsReadWithoutItsMalformedMembers() {
    let statuses = #"{"messageId":"m1","status":"read"},{"messageId":7,"status":"read"}"#
    let text = #"{"action":"getStatuses","data":{"statuses":[\#(statuses)]}}"#
    guard case .frame(.statusesChanged(let change), let malformed?) = ReceivedFrame(text) else {
      return XCTFail("\(ReceivedFrame(text))")
    }
    XCTAssertEqual(change.data.statuses.map(\.messageId), ["m1"])
    XCTAssertFalse(malformed.errors.isEmpty)
    guard case .undecodable = ReceivedFrame("no JSON") else { return XCTFail("a frame") }
  }

  private func answer(_ data: String, correlation: String? = "c1") throws -> MessageReply? {
    let id = correlation.map { #""correlationId":"\#($0)","# } ?? ""
    return MessageReply(
      try JSONValue(parsing: #"{"action":"sendMessage",\#(id)\#(data)}"#).decode()
    )
  }
}
