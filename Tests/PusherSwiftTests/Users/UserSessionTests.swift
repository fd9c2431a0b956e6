import BinderyRuntime
import XCTest

@testable import PusherSwift

final class UserSessionTests: XCTestCase {
  private var session = UserSession()
  private let ann = User(id: "ann")
  private let own = "#server-to-user-ann"

  func testSigningInAuthenticatesRequestsAndSubscribes() throws {
    XCTAssertEqual(session.request(), [])
    XCTAssertEqual(session.restore(on: "1.1"), [.authenticate(socketID: "1.1", attempt: 1)])
    XCTAssertTrue(session.isInProgress)
    let credentials = Credentials(auth: "k:s", userData: try EmbeddedJSON(text: #"{"id":"ann"}"#))
    XCTAssertEqual(
      session.authenticated(attempt: 1, .success(credentials), number: 7),
      [.send(.signIn(SignIn(data: credentials))), .wait(attempt: 1)]
    )
    XCTAssertEqual(session.requestNumber, 7)
    XCTAssertTrue(session.isInProgress)
    XCTAssertEqual(
      session.succeeded(ann),
      [.send(.subscribe(Subscribe(data: Subscription(channel: own))))]
    )
    // The service has accepted the user from here on.
    XCTAssertFalse(session.isInProgress)
    XCTAssertEqual(session.identity, ann)
    XCTAssertNil(session.user)
    XCTAssertEqual(session.confirmed("#server-to-user-ben"), [])
    XCTAssertEqual(session.confirmed(own), [.stop, .succeed(ann)])
    XCTAssertEqual(session.user, ann)
  }

  func testSigningInIsRequestedOncePerConnection() {
    XCTAssertEqual(session.restore(on: "1.1"), [])
    XCTAssertEqual(session.request().count, 1)
    XCTAssertEqual(session.request(), [])
    request()
    XCTAssertEqual(session.request(), [])
    _ = session.succeeded(ann)
    XCTAssertEqual(session.succeeded(ann), [])
    XCTAssertEqual(session.request(), [])
    _ = session.confirmed(own)
    XCTAssertEqual(session.confirmed(own), [])
    XCTAssertEqual(session.request(), [])
  }

  func testANewConnectionSignsInAgain() {
    _ = session.restore(on: "1.1")
    _ = session.request()
    XCTAssertEqual(session.lose(), [.stop])
    XCTAssertEqual(session.request(), [])
    XCTAssertEqual(session.restore(on: "1.2"), [.authenticate(socketID: "1.2", attempt: 2)])
    request(attempt: 2)
    _ = session.succeeded(ann)
    XCTAssertEqual(session.lose(), [.stop])
    _ = session.restore(on: "1.3")
    request(attempt: 3)
    _ = session.succeeded(ann)
    _ = session.confirmed(own)
    XCTAssertEqual(session.lose(), [])
    XCTAssertNil(session.user)
    XCTAssertEqual(session.restore(on: "1.4"), [.authenticate(socketID: "1.4", attempt: 4)])
  }

  func testLateResultsAreIgnored() {
    _ = session.restore(on: "1.1")
    _ = session.request()
    _ = session.lose()
    _ = session.restore(on: "1.2")
    XCTAssertEqual(session.authenticated(attempt: 1, .failure(.noAuthMethod), number: 1), [])
    XCTAssertEqual(session.timedOut(attempt: 1), [])
    XCTAssertEqual(session.succeeded(ann), [])
    XCTAssertEqual(session.rejected(.rejected("late")), [])
    XCTAssertEqual(session.refused(own, "late"), [])
    XCTAssertTrue(session.isInProgress)
    request(attempt: 2)
    _ = session.succeeded(ann)
    _ = session.confirmed(own)
    XCTAssertEqual(session.timedOut(attempt: 2), [])
  }

  func testEachFailureIsReportedAndMayBeRepeated() {
    let failures: [(inout UserSession) -> [UserSession.Action]] = [
      { $0.rejected(.rejected("no")) },
      { $0.timedOut(attempt: 1) },
      { [ann, own] in
        _ = $0.succeeded(ann)
        return $0.refused(own, "no")
      },
      { [ann] in
        _ = $0.succeeded(ann)
        return $0.timedOut(attempt: 1)
      },
    ]
    let errors: [PusherSignInError] = [.rejected("no"), .unanswered, .rejected("no"), .unanswered]
    for (fail, error) in zip(failures, errors) {
      session = UserSession()
      _ = session.restore(on: "1.1")
      _ = session.request()
      request()
      XCTAssertEqual(fail(&session), [.stop, .fail(error)])
      XCTAssertEqual(session.request(), [.authenticate(socketID: "1.1", attempt: 2)])
    }
  }

  /// An error without a channel may have been about another request, and an answer may be late.
  func testAcceptsASuccessAfterAFailure() {
    let failures: [(inout UserSession) -> [UserSession.Action]] = [
      { $0.rejected(.rejected("no")) }, { $0.timedOut(attempt: 1) },
    ]
    for fail in failures {
      session = UserSession()
      _ = session.restore(on: "1.1")
      _ = session.request()
      request()
      _ = fail(&session)
      let subscribe = Subscribe(data: Subscription(channel: own))
      XCTAssertEqual(session.succeeded(ann), [.send(.subscribe(subscribe)), .wait(attempt: 1)])
      var unconfirmed = session
      XCTAssertEqual(unconfirmed.timedOut(attempt: 1), [.stop, .fail(.unanswered)])
      XCTAssertEqual(session.confirmed(own), [.stop, .succeed(ann)])
    }
    session = UserSession()
    _ = session.restore(on: "1.1")
    _ = session.request()
    request()
    _ = session.rejected(.rejected("no"))
    _ = session.lose()
    _ = session.restore(on: "1.2")
    XCTAssertEqual(session.succeeded(ann), [])
  }

  func testTheIdentityIsKeptUntilTheConnectionIsLost() {
    _ = session.restore(on: "1.1")
    _ = session.request()
    request()
    _ = session.succeeded(ann)
    XCTAssertEqual(session.refused(own, "no"), [.stop, .fail(.rejected("no"))])
    XCTAssertEqual(session.identity, ann)
    _ = session.lose()
    XCTAssertNil(session.identity)
  }

  func testAFailedAuthenticationIsReported() {
    _ = session.restore(on: "1.1")
    _ = session.request()
    let actions = session.authenticated(attempt: 1, .failure(.noAuthentication), number: 1)
    XCTAssertEqual(actions, [.stop, .fail(.noAuthentication)])
    XCTAssertFalse(session.isInProgress)
  }

  private func request(attempt: Int = 1) {
    let credentials = Credentials(auth: "k:s", userData: EmbeddedJSON(ann))
    _ = session.authenticated(attempt: attempt, .success(credentials), number: attempt)
  }
}
