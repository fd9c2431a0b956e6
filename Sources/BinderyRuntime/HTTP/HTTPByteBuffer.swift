import Foundation

/// Chunks between one who brings them and one who takes them.
///
/// Sendable because `lock` guards all that changes.
final class HTTPByteBuffer: HTTPByteSource, @unchecked Sendable {
  typealias Waiter = CheckedContinuation<Result<[UInt8]?, TransportError>, Never>

  /// Beyond it whoever brings the bytes has to wait.
  static let limit = 256 * 1024

  private let lock = NSLock()
  private var chunks: ArraySlice<[UInt8]> = []
  private var count = 0
  private var waiter: Waiter?
  /// nil while more may come.
  private var end: Result<Void, TransportError>?
  private var isHeldUp = false
  private var owner: Owner?

  /// Who brings the bytes.
  struct Owner: Sendable {
    /// There is space again.
    let resume: @Sendable () -> Void
    /// Nothing more is wanted.
    let cancel: @Sendable () -> Void
  }

  init() {}

  /// Chunks that are there already.
  init(_ chunks: [[UInt8]], _ failure: TransportError?) {
    self.chunks = chunks.filter { !$0.isEmpty }[...]
    end = failure.map(Result.failure) ?? .success(())
  }
}

// Whoever brings the bytes.
extension HTTPByteBuffer {
  /// To be called before the first bytes are offered.
  func setOwner(_ owner: Owner) { lock.withLock { self.owner = owner } }

  /// Whether there was space; if not, the owner is told once there is.
  ///
  /// Bytes that can't be given back, `isTaken`, are kept in any case; no space is then no space for
  /// more, and said once.
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

  /// Whether there is space for more; if not, the owner is told once there is.
  func hasSpace() -> Bool {
    lock.withLock {
      guard end == nil, waiter == nil, count >= Self.limit else { return true }
      isHeldUp = true
      return false
    }
  }

  /// The last word; what came before it is still given out, but for a cancellation.
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

  /// Small pieces are put together, so that taking them isn't dearer than what is in them.
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

// Whoever takes them.
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
      // What has come to its end and was taken stays at its end.
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

  /// What can be had without waiting.
  private func take() -> Result<[UInt8]?, TransportError>? {
    guard let chunk = chunks.popFirst() else { return end.map { $0.map { nil } } }
    count -= min(count, chunk.count)
    return .success(chunk)
  }
}
