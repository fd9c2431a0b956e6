/// A value of the app that need not be Sendable, such as a closure or a delegate, and that is used
/// on one serial queue only.
///
/// Sendable because other threads only store, pass and release the value: its owner calls it on
/// the queue of the app's callbacks, and nowhere else.
package struct QueueConfined<Value>: @unchecked Sendable {
  package var value: Value

  package init(_ value: Value) { self.value = value }
}

extension Locked where State: Sendable {
  /// Replaces a part of a confined value; the old part is released after the lock.
  package func replace<Whole, Part>(
    _ part: WritableKeyPath<Whole, Part>,
    of whole: WritableKeyPath<State, QueueConfined<Whole>>,
    by value: Part
  ) {
    let old = withLock { state in
      let old = state[keyPath: whole]
      state[keyPath: whole].value[keyPath: part] = value
      return old
    }
    withExtendedLifetime(old) {}
  }
}
