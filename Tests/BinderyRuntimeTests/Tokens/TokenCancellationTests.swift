import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// One who gives up takes nothing from the others who wait for the same token.
final class TokenCancellationTests: TimedTestCase {
  func testACancelledCallerLeavesTheOthersTheirToken() async throws {
    let source = HeldSource()
    let shop = shop(source, answers: 1)
    let first = Task { await shop.error(of: FindBook(id: "1")) }
    await source.isAsked()
    let second = Task { try await shop.send(FindBook(id: "2")) }
    first.cancel()
    let error = await first.value
    XCTAssertEqual(error, .cancelled)
    await source.give("t")
    let reply = try await second.value
    XCTAssertEqual(reply, [:])
    let count = await source.count
    XCTAssertEqual(count, 1)
  }

  func testARenewalThatNobodyWaitsForAnyMoreIsKept() async throws {
    let source = HeldSource()
    let shop = shop(source, answers: 1)
    let first = Task { await shop.error(of: FindBook(id: "1")) }
    await source.isAsked()
    first.cancel()
    let error = await first.value
    XCTAssertEqual(error, .cancelled)
    await source.give("t")
    _ = try await shop.send(FindBook(id: "2"))
    let count = await source.count
    XCTAssertEqual(count, 1)
  }

  func testOneWhoIsCancelledBeforehandAsksForNothing() async {
    let source = HeldSource()
    let shop = shop(source, answers: 0)
    let error = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await shop.error(of: FindBook(id: "1"))
    }.value
    XCTAssertEqual(error, .cancelled)
    let count = await source.count
    XCTAssertEqual(count, 0)
  }

  private func shop(_ source: HeldSource, answers: Int) -> Shop {
    let answers = (0..<answers).map { _ in
      Result<HTTPResponse, TransportError>.success(HTTPResponse(200, "{}"))
    }
    let connection = Connection(
      server: .example,
      credentials: ["token": .tokens(source)],
      transport: ScriptedTransport(answers)
    )
    return Shop(connection: connection)
  }
}

/// Gives its token when the test says so, and hears no cancellation.
private actor HeldSource: TokenProvider {
  private(set) var count = 0
  private var asked: [CheckedContinuation<Void, Never>] = []
  private var held: [CheckedContinuation<AccessToken, Never>] = []

  func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    count += 1
    for test in asked { test.resume() }
    asked = []
    return await withCheckedContinuation { held.append($0) }
  }

  func isAsked() async {
    if count == 0 { await withCheckedContinuation { asked.append($0) } }
  }

  func give(_ token: String) {
    for caller in held { caller.resume(returning: AccessToken(token)) }
    held = []
  }
}
