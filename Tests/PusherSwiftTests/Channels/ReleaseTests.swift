import BinderyTesting
import XCTest

@testable import PusherSwift

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the app gave the client may use the client as it goes, and doesn't wait for itself.
final class ReleaseTests: XCTestCase {
  func testWhatACallbackHoldsMayUnbindAsItGoes() {
    let bindings = EventBindings<Int>()
    let gone = expectation(description: "it has gone")
    let id = bindings.add { [given = Given(gone) { bindings.removeAll() }] _ in _ = given }
    // On a thread that may be left where it stands.
    Thread { bindings.remove(id) }.start()
    wait(for: [gone], timeout: 20)
  }

  func testWhatAnOptionHoldsMayReadItAsItGoes() {
    let options = PusherClientOptions()
    let gone = expectation(description: "it has gone")
    options.authMethod = .authRequestBuilder(
      authRequestBuilder: Given(gone) { _ = options.authMethod }
    )
    Thread { options.authMethod = .noMethod }.start()
    wait(for: [gone], timeout: 20)
  }
}

/// Does something as it goes.
private final class Given: AuthRequestBuilderProtocol {
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
