import BinderyTesting
import XCTest

@testable import PusherSwift

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The app's closures and objects may use the client when they are released, without a deadlock.
final class ReleaseTests: XCTestCase {
  func testAReleasedCallbackMayUnbind() {
    let bindings = EventBindings<Int>()
    let gone = expectation(description: "it has gone")
    let id = bindings.add { [given = ReleasedBuilder(gone) { bindings.removeAll() }] _ in _ = given
    }
    // On a thread that may block.
    Thread { bindings.remove(id) }.start()
    wait(for: [gone], timeout: 20)
  }

  func testAReleasedOptionMayReadTheOptions() {
    let options = PusherClientOptions()
    let gone = expectation(description: "it has gone")
    options.authMethod = .authRequestBuilder(
      authRequestBuilder: ReleasedBuilder(gone) { _ = options.authMethod }
    )
    Thread { options.authMethod = .noMethod }.start()
    wait(for: [gone], timeout: 20)
  }
}

/// Calls a closure when it is released.
private final class ReleasedBuilder: AuthRequestBuilderProtocol {
  private let gone: XCTestExpectation
  private let work: @Sendable () -> Void

  init(_ gone: XCTestExpectation, _ work: @escaping @Sendable () -> Void) {
    self.gone = gone
    self.work = work
  }

  deinit {
    work()
    gone.fulfill()
  }

  nonisolated func requestFor(socketID: String, channelName: String) -> URLRequest? { nil }
}
