/// A completion of the app, passed to the callback queue.
///
/// Sendable although the closure is not: it is stored once and called once, on the serial queue
/// that the app chose for its callbacks.
struct CallbackBox<Value>: @unchecked Sendable {
  private let completion: (Value) -> Void

  init(_ completion: @escaping (Value) -> Void) { self.completion = completion }

  func call(_ value: Value) { completion(value) }
}
