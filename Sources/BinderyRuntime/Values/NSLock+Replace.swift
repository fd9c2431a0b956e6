import Foundation

extension NSLock {
  /// Puts a value in the place of another that the lock guards.
  ///
  /// What that one held is let go of once the lock is free: as it goes it may do anything, and take
  /// the lock, too.
  package func replace<Root: AnyObject, Value>(
    _ place: ReferenceWritableKeyPath<Root, Value>,
    of root: Root,
    by value: Value
  ) {
    let old = withLock {
      let old = root[keyPath: place]
      root[keyPath: place] = value
      return old
    }
    withExtendedLifetime(old) {}
  }
}
