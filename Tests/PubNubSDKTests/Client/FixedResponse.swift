import BinderyRuntime
import Foundation

@testable import PubNubSDK

/// A transport that gives the same answer to every request.
final class FixedResponse: HTTPTransport {
  private let response: HTTPResponse
  private let performed = Locked(0)

  init(_ body: String, _ status: Int = 200) {
    response = HTTPResponse(status: status, body: Array(body.utf8))
  }

  /// How many requests it has performed.
  var count: Int { performed.withLock { $0 } }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    performed.withLock { $0 += 1 }
    return response
  }
}

extension PubNub {
  convenience init(
    over transport: any HTTPTransport,
    _ change: (inout PubNubConfiguration) -> Void = { _ in }
  ) {
    var configuration = PubNubConfiguration(
      publishKey: "pub",
      subscribeKey: "sub",
      userId: "user"
    )
    change(&configuration)
    self.init(configuration: configuration, session: HTTPSession(transport: transport))
  }

  /// A client whose every request has this answer.
  convenience init(answering body: String) { self.init(over: FixedResponse(body)) }
}
