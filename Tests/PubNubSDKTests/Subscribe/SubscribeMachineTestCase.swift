import TestSupport
import XCTest

@testable import PubNubSDK

/// A machine with short functions for tests.
class SubscribeMachineTestCase: TimedTestCase {
  var machine = SubscribeMachine()
  var lobby: SubscribedNames { names("lobby") }

  func delay(after actions: [SubscribeMachine.Action]) -> Duration? {
    guard case .request(let poll)? = actions.last else { return nil }
    return poll.delay
  }

  func connect() {
    _ = machine.handle(.changed(lobby))
    _ = answer(5, region: 7, generation: 1)
  }

  func answer(
    _ timetoken: Timetoken,
    region: Int = 1,
    generation: Int,
    hasMessages: Bool = false,
    after elapsed: Duration = .zero
  ) -> [SubscribeMachine.Action] {
    machine.handle(
      .responded(
        cursor(timetoken, region),
        hasMessages: hasMessages,
        after: elapsed,
        generation: generation
      )
    )
  }

  func handshake(_ generation: Int) -> SubscribeMachine.Action {
    .request(.init(names: lobby, cursor: nil, generation: generation, delay: .zero))
  }

  func poll(
    from cursor: SubscribeCursor,
    _ generation: Int,
    of names: SubscribedNames? = nil
  ) -> SubscribeMachine.Action {
    .request(.init(names: names ?? lobby, cursor: cursor, generation: generation, delay: .zero))
  }

  func cursor(_ timetoken: Timetoken, _ region: Int) -> SubscribeCursor {
    SubscribeCursor(timetoken: timetoken, region: region)
  }
}

extension XCTestCase {
  func names(_ channels: String..., groups: [String] = []) -> SubscribedNames {
    var names = SubscribedNames()
    names.add(channels, groups, withPresence: false)
    return names
  }
}
