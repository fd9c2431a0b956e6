/// A recorded request, as it is sent to a live server.
package struct LiveRequest: Sendable {
  package let method: String
  /// The percent-encoded path and query.
  package var target: String
  package var headers: [(name: String, value: String)]
  package var body: [UInt8]
}

/// What a live server answered.
package enum LiveOutcome: Sendable {
  case response(status: Int, headers: [(name: String, value: String)], body: [UInt8])
  /// A session that was played, and the values of the server that replaced recorded ones.
  case session(SessionPlay, LiveValues)
  /// There was no response, for this reason.
  case failed(String)
  /// No connection to the server is possible, for this reason.
  case unreachable(String)
}
