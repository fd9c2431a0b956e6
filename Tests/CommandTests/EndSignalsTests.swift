import Foundation
import Signals
import XCTest

final class EndSignalsTests: XCTestCase {
  // No other test may use this signal.
  func testASignalIsNotLost() {
    let signals = EndSignals([SIGUSR1])
    for index in 0..<3 {
      kill(getpid(), SIGUSR1)
      XCTAssert(signals.come(within: .seconds(5)), "signal \(index)")
    }
  }
}
