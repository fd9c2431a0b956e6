import Foundation

/// A bounded queue of chunks between a producer (the owner) and one consumer.
///
/// Sendable because `lock` guards all mutable state.
final class HTTPByteBuffer: HTTPByteSource, @unchecked Sendable {
  typealias Waiter = CheckedContinuation<Result<[UInt8]?, TransportError>, Never>

  /// The number of bytes beyond which the producer has to wait.
  static let limit = 256 * 1024

  private let lock = NSLock()
  private var chunks: ArraySlice<[UInt8]> = []
  private var count = 0
  private var waiter: Waiter?
  /// The end of the stream; nil while more chunks may arrive.
  private var end: Result<Void, TransportError>?
  private var isHeldUp = false
  private var owner: Owner?

  /// The producer of the bytes.
  struct Owner: Sendable {
    /// Called when there is space again.
    let resume: @Sendable () -> Void
    /// Called when the consumer needs no more bytes.
    let cancel: @Sendable () -> Void
  }

  init() {}

  /// Creates a queue of chunks that ends after them.
  init(_ chunks: [[UInt8]], _ failure: TransportError?) {
    self.chunks = chunks.filter { !$0.isEmpty }[...]
    end = failure.map(Result.failure) ?? .success(())
  }
}

// For the producer.
extension HTTPByteBuffer {
  /// Sets the producer; call it before the first bytes are offered.
  func setOwner(_ owner: Owner) { lock.withLock { self.owner = owner } }

  /// Adds bytes if there is space, and returns whether there was; if not, the owner is resumed
  /// later.
  ///
  /// Bytes that the owner can't keep, `isTaken`, are always added. The result then is whether there
  /// is space for more, and is false only once.
  func offer(_ bytes: UnsafeBufferPointer<UInt8>, isTaken: Bool = false) -> Bool {
    lock.lock()
    guard end == nil else {
      lock.unlock()
      return true
    }
    if let waiter {
      self.waiter = nil
      lock.unlock()
      waiter.resume(returning: .success(Array(bytes)))
      return true
    }
    defer { lock.unlock() }
    let isFull = count >= Self.limit
    if isTaken || !isFull { append(bytes) }
    guard isFull, !(isTaken && isHeldUp) else { return true }
    isHeldUp = true
    return false
  }

  /// Whether there is space for more; if not, the owner is resumed once there is.
  func hasSpace() -> Bool {
    lock.withLock {
      guard end == nil, waiter == nil, count >= Self.limit else { return true }
      isHeldUp = true
      return false
    }
  }

  /// Ends the stream after the chunks that wait; a cancellation drops them.
  func finish(_ result: Result<Void, TransportError>) {
    let waiter = lock.withLock { () -> Waiter? in
      guard end == nil else { return nil }
      end = result
      owner = nil
      if case .failure(.cancelled) = result { drop() }
      defer { self.waiter = nil }
      return self.waiter
    }
    waiter?.resume(returning: result.map { nil })
  }

  /// Joins small chunks, so that the cost for each of them stays low.
  private func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    count += bytes.count
    if let last = chunks.indices.last, chunks[last].count < 16 * 1024 {
      chunks[last].append(contentsOf: bytes)
    } else {
      chunks.append(Array(bytes))
    }
  }

  private func drop() {
    chunks = []
    count = 0
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
    let owner = lock.withLock {
      // A stream whose end was already delivered keeps it.
      if end != nil, !chunks.isEmpty {
        end = .failure(.cancelled)
        drop()
      }
      return self.owner
    }
    finish(.failure(.cancelled))
    owner?.cancel()
  }

  private func wait(_ waiter: Waiter) {
    lock.lock()
    guard let result = take() else {
      guard self.waiter == nil else {
        lock.unlock()
        return waiter.resume(returning: .failure(.other("a stream has one consumer at a time")))
      }
      self.waiter = waiter
      return lock.unlock()
    }
    let owner = isHeldUp && count < Self.limit / 2 ? owner : nil
    if owner != nil { isHeldUp = false }
    lock.unlock()
    owner?.resume()
    waiter.resume(returning: result)
  }

  /// Returns a chunk, or the end, that is available without waiting.
  private func take() -> Result<[UInt8]?, TransportError>? {
    guard let chunk = chunks.popFirst() else { return end.map { $0.map { nil } } }
    count -= min(count, chunk.count)
    return .success(chunk)
  }
}
