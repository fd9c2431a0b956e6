import Foundation
import Signals
import XCTest

final class EndSignalsTests: XCTestCase {
  /// A signal may arrive as soon as it is handled. No other test may use this one.
  func testASignalIsNotLost() {
    let signals = EndSignals([SIGUSR1])
    for index in 0..<3 {
      kill(getpid(), SIGUSR1)
      XCTAssert(signals.come(within: .seconds(5)), "signal \(index)")
    }
  }
}
