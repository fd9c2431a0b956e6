import Foundation

extension LoopbackServer {
  /// Stops it after a minute, so that a test that waits for it in vain fails and doesn't hang.
  ///
  ///     let server = try LoopbackServer { _ in .stall() }.forAMinute()
  public func forAMinute() -> LoopbackServer {
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [weak self] in self?.stop() }
    return self
  }
}
