import BinderyRuntime

/// A counting semaphore that never blocks: at most `bound` permits exist at a time.
package final class Permits: Sendable {
  package let bound: Int
  private let taken = Locked(0)

  package init(bound: Int) { self.bound = bound }

  /// Takes a permit; nil while all are taken.
  package func take() -> Permit? {
    let isFree = taken.withLock { taken in
      guard taken < bound else { return false }
      taken += 1
      return true
    }
    return isFree ? Permit(self) : nil
  }

  fileprivate func release() { taken.withLock { $0 -= 1 } }
}

/// A permit, which is returned when its last reference is released.
package final class Permit: Sendable {
  private let permits: Permits

  fileprivate init(_ permits: Permits) { self.permits = permits }

  deinit { permits.release() }
}
