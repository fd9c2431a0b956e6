import Foundation

/// A bounded queue of chunks between a producer (the owner) and one consumer.
final class HTTPByteBuffer: HTTPByteSource, Sendable {
  typealias Waiter = CheckedContinuation<Result<[UInt8]?, TransportError>, Never>

  /// The number of bytes beyond which the producer has to wait.
  static let limit = 256 * 1024

  private let state: Locked<State>

  fileprivate struct State {
    var chunks: ArraySlice<[UInt8]> = []
    var count = 0
    var waiter: Waiter?
    /// The end of the stream; nil while more chunks may arrive.
    var end: Result<Void, TransportError>?
    var isSuspended = false
    var owner: Owner?
  }

  /// The producer of the bytes.
  struct Owner: Sendable {
    /// Called when there is space again.
    let resume: @Sendable () -> Void
    /// Called when the consumer needs no more bytes.
    let cancel: @Sendable () -> Void
  }

  init() { state = Locked(State()) }

  /// Creates a queue of chunks that ends after them.
  init(_ chunks: [[UInt8]], _ failure: TransportError?) {
    state = Locked(
      State(
        chunks: chunks.filter { !$0.isEmpty }[...],
        end: failure.map(Result.failure) ?? .success(())
      )
    )
  }
}

// For the producer.
extension HTTPByteBuffer {
  /// Sets the producer; call it before the first bytes are offered.
  func setOwner(_ owner: Owner) { state.withLock { $0.owner = owner } }

  /// Adds bytes if there is space, and returns whether there was; if not, the owner is resumed
  /// later.
  ///
  /// Bytes that the owner can't keep, `isTaken`, are always added. The result then is whether there
  /// is space for more, and is false only once.
  func offer(_ bytes: UnsafeBufferPointer<UInt8>, isTaken: Bool = false) -> Bool {
    let (waiter, hasSpace) = state.withLock { $0.offer(bytes, isTaken: isTaken) }
    waiter?.resume(returning: .success(Array(bytes)))
    return hasSpace
  }

  /// Whether there is space for more; if not, the owner is resumed once there is.
  func hasSpace() -> Bool {
    state.withLock { state in
      guard state.end == nil, state.waiter == nil, state.isFull else { return true }
      state.isSuspended = true
      return false
    }
  }

  /// Ends the stream after the chunks that wait; a cancellation drops them.
  func finish(_ result: Result<Void, TransportError>) {
    let waiter = state.withLock { state -> Waiter? in
      guard state.end == nil else { return nil }
      state.end = result
      state.owner = nil
      if case .failure(.cancelled) = result { state.drop() }
      return state.waiter.take()
    }
    waiter?.resume(returning: result.map { nil })
  }
}

// For the consumer.
extension HTTPByteBuffer {
  func next() async throws(TransportError) -> [UInt8]? {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { wait($0) }
    } onCancel: {
      cancel()
    }
    return try result.get()
  }

  func cancel() {
    let owner = state.withLock { state in
      // A stream whose end was already delivered keeps it.
      if state.end != nil, !state.chunks.isEmpty {
        state.end = .failure(.cancelled)
        state.drop()
      }
      return state.owner
    }
    finish(.failure(.cancelled))
    owner?.cancel()
  }

  private func wait(_ waiter: Waiter) {
    let (result, owner) = state.withLock { $0.take(for: waiter) }
    owner?.resume()
    if let result { waiter.resume(returning: result) }
  }
}

extension HTTPByteBuffer.State {
  var isFull: Bool { count >= HTTPByteBuffer.limit }

  /// Adds bytes if there is space; returns the consumer to pass them to instead, if it waits, and
  /// whether there was space.
  mutating func offer(
    _ bytes: UnsafeBufferPointer<UInt8>,
    isTaken: Bool
  ) -> (HTTPByteBuffer.Waiter?, hasSpace: Bool) {
    guard end == nil else { return (nil, true) }
    if let waiter = waiter.take() { return (waiter, true) }
    let isFull = isFull
    if isTaken || !isFull { append(bytes) }
    guard isFull, !(isTaken && isSuspended) else { return (nil, true) }
    isSuspended = true
    return (nil, false)
  }

  /// Joins small chunks, so that the cost for each of them stays low.
  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    count += bytes.count
    if let last = chunks.indices.last, chunks[last].count < 16 * 1024 {
      chunks[last].append(contentsOf: bytes)
    } else {
      chunks.append(Array(bytes))
    }
  }

  mutating func drop() {
    chunks = []
    count = 0
  }

  /// Returns a chunk, or the end, that is available without waiting, and the owner to resume;
  /// otherwise stores the consumer.
  mutating func take(
    for waiter: HTTPByteBuffer.Waiter
  ) -> (Result<[UInt8]?, TransportError>?, HTTPByteBuffer.Owner?) {
    guard let result = next() else {
      guard self.waiter == nil else {
        return (.failure(.other("a stream has one consumer at a time")), nil)
      }
      self.waiter = waiter
      return (nil, nil)
    }
    guard isSuspended, count < HTTPByteBuffer.limit / 2, let owner else { return (result, nil) }
    isSuspended = false
    return (result, owner)
  }

  private mutating func next() -> Result<[UInt8]?, TransportError>? {
    guard let chunk = chunks.popFirst() else { return end.map { $0.map { nil } } }
    count -= min(count, chunk.count)
    return .success(chunk)
  }
}
