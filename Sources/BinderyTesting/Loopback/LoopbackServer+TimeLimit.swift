import Foundation

extension LoopbackServer {
  /// Stops the server after a minute, so that a blocked test fails instead of hanging.
  ///
  ///     let server = try LoopbackServer { _ in .stall() }.withTimeLimit()
  public func withTimeLimit() -> LoopbackServer {
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) { [weak self] in self?.stop() }
    return self
  }
}
