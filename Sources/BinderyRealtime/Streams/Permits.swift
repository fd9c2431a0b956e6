import Foundation

/// How many of something there may be at once, each of which holds a permit for as long as it is
/// there.
///
/// Sendable because `lock` guards all that changes.
package final class Permits: @unchecked Sendable {
  package let bound: Int
  private let lock = NSLock()
  private var taken = 0

  package init(bound: Int) { self.bound = bound }

  /// Nil while all are taken.
  package func take() -> Permit? {
    let isFree = lock.withLock {
      guard taken < bound else { return false }
      taken += 1
      return true
    }
    return isFree ? Permit(self) : nil
  }

  fileprivate func giveBack() { lock.withLock { taken -= 1 } }
}

/// One of them, free again as soon as nobody holds it.
package final class Permit: Sendable {
  private let permits: Permits

  fileprivate init(_ permits: Permits) { self.permits = permits }

  deinit { permits.giveBack() }
}
