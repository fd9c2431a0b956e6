import Foundation
import PubNubSDK

/// A queue of presence changes.
struct PresenceListener {
  private let listener = SubscriptionListener(queue: DispatchQueue(label: "presence"))
  private var changes: AsyncStream<AnyJSON>.AsyncIterator

  init(to pubnub: PubNub) {
    let (stream, received) = AsyncStream.makeStream(of: AnyJSON.self)
    changes = stream.makeAsyncIterator()
    listener.didReceivePresence = { change in
      for item in change.actions.flatMap(\.changes) { received.yield(item) }
    }
    pubnub.add(listener)
  }

  mutating func next() async throws -> AnyJSON {
    guard let change = await changes.next() else { throw CancellationError() }
    return change
  }
}

extension PubNubPresenceChangeAction {
  /// The change of each user.
  fileprivate var changes: [AnyJSON] {
    switch self {
    case .join(let users): users.map { ["event": "join", "user": AnyJSON($0)] }
    case .leave(let users): users.map { ["event": "leave", "user": AnyJSON($0)] }
    case .timeout(let users): users.map { ["event": "timeout", "user": AnyJSON($0)] }
    case .stateChange(let user, let state):
      [["event": "state-change", "user": AnyJSON(user), "state": state.codableValue]]
    }
  }
}
