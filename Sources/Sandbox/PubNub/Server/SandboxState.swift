import PubNubSDK

/// The state of the local PubNub, by subscribe key.
///
/// A pure state machine: the caller passes the time, and answers the released polls.
struct SandboxState {
  let settings: SandboxSettings
  private var keyspaces: [String: Keyspace] = [:]
  private var lastUse: [String: UInt64] = [:]

  init(settings: SandboxSettings) { self.settings = settings }

  /// Performs a call; returns its outcome and the released polls.
  mutating func handle(
    _ call: Call,
    at now: UInt64
  ) -> (Result<Route.Outcome, Refusal>, [(Poll.ID, Delivery)]) {
    var call = call
    do throws(Refusal) {
      let route = try PubNubRoutes.route(&call)
      try AccessCheck(settings: settings, now: now).check(call)
      let key = call["sub"]
      evictKeyspace(for: key)
      lastUse[key] = now
      return handle(call, route, in: key, at: now)
    } catch {
      return (.failure(error), [])
    }
  }

  private mutating func handle(
    _ call: Call,
    _ route: Route,
    in key: String,
    at now: UInt64
  ) -> (Result<Route.Outcome, Refusal>, [(Poll.ID, Delivery)]) {
    var keyspace =
      keyspaces.removeValue(forKey: key)
      ?? Keyspace(subscribeKey: key, settings: settings, now: now)
    keyspace.settle(at: now)
    let result: Result<Route.Outcome, Refusal>
    do throws(Refusal) {
      result = .success(try route.endpoint(&keyspace, call))
    } catch {
      result = .failure(error)
    }
    let released = keyspace.takeReleased()
    keyspaces[key] = keyspace
    return (result, released)
  }

  /// Performs the actions that are due.
  mutating func settle(at now: UInt64) -> [(Poll.ID, Delivery)] {
    var released: [(Poll.ID, Delivery)] = []
    for key in keyspaces.keys.sorted() {
      keyspaces[key]?.settle(at: now)
      released += keyspaces[key]?.takeReleased() ?? []
    }
    return released
  }

  /// The time when the next action is due; nil if there is none.
  var nextActionTime: UInt64? { keyspaces.values.compactMap(\.nextActionTime).min() }

  var waitingPolls: Int { keyspaces.values.reduce(0) { $0 + $1.polls.count } }

  /// Removes a poll whose client has disconnected.
  mutating func abandon(_ id: Poll.ID) { keyspaces[id.subscribeKey]?.polls[id] = nil }

  /// Removes the least recently used subscribe key without polls, if the limit is reached.
  private mutating func evictKeyspace(for key: String) {
    guard keyspaces[key] == nil, keyspaces.count >= settings.bounds.subscribeKeys else { return }
    let idle = keyspaces.filter { $0.value.polls.isEmpty }.keys
    guard let oldest = idle.min(by: { lastUse[$0, default: 0] < lastUse[$1, default: 0] })
    else { return }
    keyspaces[oldest] = nil
    lastUse[oldest] = nil
  }
}
