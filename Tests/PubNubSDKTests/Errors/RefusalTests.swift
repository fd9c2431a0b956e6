import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Responses with a successful HTTP status whose body states an error.
final class RefusalTests: TimedTestCase {
  /// Without a status in the body, the presence of data decides.
  func testAnErrorWithoutAStatusIsARefusalUnlessThereIsContent() {
    XCTAssertEqual(refusedStatus(#"{"error":true,"message":"Forbidden"}"#), 200)
    XCTAssertEqual(refusedStatus(#"{"error":true}"#), 200)
    for content in [#""t":{"t":"1","r":1}"#, #""data":[]"#, #""payload":{}"#, #""channels":{}"#] {
      XCTAssertNil(refusedStatus(#"{"error":true,\#(content)}"#), content)
      XCTAssertNil(refusedStatus(#"{\#(content),"error":{"message":"no"}}"#), content)
    }
  }

  /// A status in the body decides, with or without data.
  func testTheStatusOfTheBodyDecides() {
    for content in ["", #","data":[]"#] {
      for (status, refused) in [
        (200, nil), (207, nil), (399, nil), (400, 400), (403, 403), (503, 503),
      ] as [(Int, Int?)] {
        let body = #"{"status":\#(status),"error":true\#(content)}"#
        XCTAssertEqual(refusedStatus(body), refused, body)
      }
    }
  }

  func testValuesThatStateAnError() {
    for (error, isError) in [
      ("true", true), ("1", true), ("{}", true), (#"{"message":"no"}"#, true),
      ("false", false), ("0", false), ("2", false), ("null", false), ("[]", false),
    ] {
      for body in [#"{"error":\#(error)}"#, #"{"status":403,"error":\#(error)}"#] {
        XCTAssertEqual(refusedStatus(body) != nil, isError, body)
      }
    }
    for body in [#"{"status":403}"#, "{}", "[]", "no JSON", ""] {
      XCTAssertNil(refusedStatus(body), body)
    }
  }

  /// Publishing is refused by an array, also with a successful status.
  func testAnArrayThatBeginsWithZeroAndAMessageIsARefusal() {
    for (body, status) in [
      (#"[0,"Invalid JSON","15644265196692560"]"#, 400), (#"["0","Invalid JSON"]"#, 400),
      (#"[1,"Sent","15644265196692560"]"#, nil), (#"["1","Sent","1"]"#, nil), ("[0]", nil),
      ("[0,1]", nil), (#"[[],0,0]"#, nil), ("[15644265196692560]", nil), ("[0,", nil),
    ] as [(String, Int?)] {
      XCTAssertEqual(refusedStatus(body), status, body)
    }
  }

  func testACallThrowsTheRefusal() async throws {
    for (body, reason) in [
      (#"{"error":true,"message":"Forbidden"}"#, PubNubError.Reason.forbidden),
      (#"{"error":1,"status":404}"#, .resourceNotFound),
    ] {
      let server = try LoopbackServer { _ in .json(body) }
      defer { server.stop() }
      let pubnub = PubNub(to: server) { $0.automaticRetry = nil }
      await assertThrows(reason) { try await pubnub.hereNow(on: ["c"]) }
    }
  }

  func testARefusedPublicationThrows() async throws {
    let server = try LoopbackServer { _ in .json(#"[0,"Message Too Large","15644265196692560"]"#) }
    defer { server.stop() }
    let pubnub = PubNub(to: server) { $0.automaticRetry = nil }
    await assertThrows(.messageTooLong) { try await pubnub.publish(channel: "c", message: "hello") }
    await assertThrows(.messageTooLong) { try await pubnub.signal(channel: "c", message: "hello") }
  }

  private func refusedStatus(_ body: String) -> Int? {
    HTTPResponse(status: 200, body: Array(body.utf8)).refusal?.status
  }
}
