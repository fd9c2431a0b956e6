import Foundation

extension NSLock {
  /// Replaces a value that the lock guards.
  ///
  /// The old value is released after the lock: its deinitializer may do anything, and take the
  /// lock, too.
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
