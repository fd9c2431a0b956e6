import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import XCTest

@testable import PubNubSDK

extension PubNub {
  /// Creates a client of a local server.
  convenience init(
    to server: LoopbackServer,
    by session: (any SessionReplaceable)? = nil,
    through middlewares: [any ClientMiddleware] = [],
    clock: any Clock<Duration> = TimerClock(),
    _ change: (inout PubNubConfiguration) -> Void = { _ in }
  ) {
    var configuration = PubNubConfiguration(
      publishKey: "pub",
      subscribeKey: "sub",
      userId: "user",
      useSecureConnections: false,
      origin: String(server.url.dropFirst("http://".count))
    )
    change(&configuration)
    self.init(
      configuration: configuration,
      session: session,
      middlewares: middlewares,
      clock: clock
    )
  }
}

extension Result where Failure == any Error {
  /// The reason of a call's failure; nil for a success.
  var failureReason: PubNubError.Reason? {
    if case .failure(let error) = self { error.pubNubError?.reason } else { nil }
  }
}

extension LoopbackRequest {
  /// The decoded query; a repeated name has both values.
  var query: [String: String] {
    let text = target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
    let pairs = text.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts.dropFirst().first ?? "").removingPercentEncoding ?? "")
    }
    return Dictionary(pairs) { "\($0) and \($1)" }
  }
}

extension XCTestCase {
  func assertThrows<Value>(
    _ reason: PubNubError.Reason,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ call: () async throws -> Value
  ) async {
    do {
      let value = try await call()
      XCTFail("no error, but \(value)", file: file, line: line)
    } catch {
      XCTAssertEqual(error.pubNubError?.reason, reason, "\(error)", file: file, line: line)
    }
  }
}
