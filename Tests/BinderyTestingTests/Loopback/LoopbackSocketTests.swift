#if canImport(Glibc)
  import Foundation
  import Glibc
  import XCTest

  @testable import BinderyTesting

  final class LoopbackSocketTests: XCTestCase {
    /// Debuggers, profilers and timers send signals to any thread.
    func testASignalDoesNotEndAConnection() throws {
      var (action, before) = (sigaction(), sigaction())
      action.__sigaction_handler.sa_handler = { _ in }
      sigaction(SIGUSR1, &action, &before)
      defer { sigaction(SIGUSR1, &before, nil) }
      let (listener, port) = try LoopbackSocket.listening()
      defer { listener.close() }
      let client = try LoopbackSocket.connected(to: port)
      defer { client.close() }
      let served = try XCTUnwrap(listener.accept())
      defer { served.close() }
      let received = try disturbed(by: client) { served.receive() }
      XCTAssertEqual(received, [1])
      let hasCome = try disturbed(by: client) {
        served.waitForEnd(milliseconds: nil) && served.waitForEnd(milliseconds: 0)
      }
      XCTAssertTrue(hasCome)
      XCTAssertEqual(served.receive(), [1])
    }

    /// Waits for the client's byte while this thread receives signals.
    private func disturbed<Answer>(
      by client: LoopbackSocket,
      _ wait: () -> Answer
    ) throws -> Answer {
      let thread = pthread_self()
      let isSent = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        // Many signals, because the first ones arrive before the wait.
        for _ in 1...2_000 {
          pthread_kill(thread, SIGUSR1)
          sched_yield()
        }
        _ = client.send([1])
        isSent.signal()
      }
      defer { isSent.wait() }
      return wait()
    }
  }
#endif
