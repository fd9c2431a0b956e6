import Foundation
import Signals
import XCTest

final class TerminationSignalsTests: XCTestCase {
  // No other test may use this signal.
  func testASignalIsNotLost() {
    let signals = TerminationSignals([SIGUSR1])
    for index in 0..<3 {
      kill(getpid(), SIGUSR1)
      XCTAssert(signals.wait(for: .seconds(5)), "signal \(index)")
    }
  }
}
