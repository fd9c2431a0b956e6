import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

/// Tests that the error of a response that can't be decoded has the response and each error.
final class UndecodableResponseTests: XCTestCase {
  func testASuccessHasTheResponseAndAllErrors() async throws {
    let body = #"{"status":200,"channels":{"a":"x","b":2,"c":[]}}"#
    let error = await error(of: .json(body))
    XCTAssertEqual(error?.reason, .malformedResponseBody)
    let cause = try XCTUnwrap(error?.underlying as? JSONError)
    XCTAssertEqual(Set(cause.all.map(\.path.description)), ["$.channels.a", "$.channels.c"])
    XCTAssertEqual(response(of: error)?.body, Array(body.utf8))
    XCTAssertTrue("\(error as Any)".contains("2 errors: "), "\(error as Any)")
  }

  func testAFailureHasTheResponseAndTheError() async throws {
    let error = await error(of: .json("<html>", status: 403))
    XCTAssertEqual(error?.reason, .forbidden)
    XCTAssertEqual((error?.underlying as? JSONError)?.path.description, "$")
    XCTAssertEqual(response(of: error)?.body, Array("<html>".utf8))
  }

  private func error(of response: LoopbackResponse) async -> PubNubError? {
    do {
      let server = try LoopbackServer { _ in response }
      defer { server.stop() }
      let counts = try await PubNub(to: server).messageCounts(channels: ["a", "b", "c"])
      XCTFail("\(counts)")
      return nil
    } catch {
      return error.pubNubError
    }
  }

  private func response(of error: PubNubError?) -> HTTPResponse? {
    error?.affected.lazy.compactMap {
      if case .response(let response) = $0 { response } else { nil }
    }
    .first
  }
}
