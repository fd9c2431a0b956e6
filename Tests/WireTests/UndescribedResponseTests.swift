import BinderyRuntime
import BinderyTesting
import Wire
import XCTest

/// Tests of undescribed responses, and of undescribed parts of a response.
final class UndescribedResponseTests: WireTestCase {
  func testAnySuccessIsTheReplyIfNoneIsDescribed() async throws {
    for status in [200, 201, 204] {
      let body: [UInt8] = status == 204 ? [] : Array("[7]".utf8)
      let answer = LoopbackResponse.response(status, headers: ["X-Own": "1"], body: body)
      _ = try await arrived(answer: answer) { wire in
        let reply = try await wire.undescribedSuccess()
        XCTAssertEqual(reply.status, status)
        XCTAssertEqual(reply.body, body)
        XCTAssertEqual(reply.headers["X-Own"], "1")
      }
      _ = try await arrived(answer: answer) { try await $0.undescribedAnswers() }
    }
  }

  func testUndescribedErrorsAreThrown() async throws {
    _ = try await arrived(answer: .status(404)) { wire in
      do throws(RequestError<UndescribedSuccess.Failure>) {
        try await wire.undescribedSuccess()
        XCTFail("no error")
      } catch {
        XCTAssertEqual(error, .failure(.notFound))
      }
    }
    _ = try await arrived(answer: .status(500)) { wire in
      do throws(RequestError<Never>) {
        try await wire.undescribedAnswers()
        XCTFail("no error")
      } catch {
        guard case .undocumented(let response) = error else { return XCTFail("\(error)") }
        XCTAssertEqual(response.status, 500)
      }
    }
  }

  func testReturnsCompleteResponses() async throws {
    let answer = LoopbackResponse.response(404, headers: ["X-Own": "1"], body: Array("no".utf8))
    _ = try await arrived(answer: answer) { wire in
      let request = UndescribedSuccess()
      let response = try await wire.response(to: request)
      XCTAssertEqual(response.status, 404)
      XCTAssertEqual(response.headers["X-Own"], "1")
      XCTAssertEqual(response.text(), "no")
      XCTAssertThrowsError(try response.reply(to: request)) { error in
        XCTAssertEqual(error as? RequestError<UndescribedSuccess.Failure>, .failure(.notFound))
      }
    }
  }
}
