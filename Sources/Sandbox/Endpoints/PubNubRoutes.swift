/// The paths that the local PubNub knows.
enum PubNubRoutes {
  static let all = [
    Route(.get, "/publish/{pub}/{sub}/0/{channel}/{callback}/{message}", Publishing.get),
    Route(.post, "/publish/{pub}/{sub}/0/{channel}/{callback}", Publishing.post),
    Route(.get, "/signal/{pub}/{sub}/0/{channel}/{callback}/{message}", Publishing.signal),
    Route(.get, "/v2/subscribe/{sub}/{channels}/0", Subscribing.subscribe),
    Route(.get, "/v3/history/sub-key/{sub}/channel/{channels}", History.fetch),
  ]

  /// The route of a call, with what its path says.
  static func route(_ call: inout Call) throws(Refusal) -> Route {
    for route in all {
      guard let parameters = route.parameters(of: call) else { continue }
      call.parameters = parameters
      return route
    }
    throw .notFound(call.target)
  }
}
