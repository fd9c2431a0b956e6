/// The body of a response, in chunks as they arrive.
///
/// It can be iterated once. Leaving the loop, or releasing the stream, ends the transfer. A slow
/// consumer slows the service down, by the flow control of its connection: only a small buffer is
/// kept in memory.
public struct HTTPByteStream: AsyncSequence, Sendable {
  public typealias Element = [UInt8]
  public typealias Failure = TransportError

  private let claim: Claim

  /// Creates a stream that reads from a source, and cancels it when the consumer stops.
  public init(_ source: some HTTPByteSource) { claim = Claim(source) }

  public func makeAsyncIterator() -> Iterator { Iterator(claim) }

  /// The iterator of a stream; each stream has only one.
  public struct Iterator: AsyncIteratorProtocol {
    /// Kept here because a loop does not keep the sequence that it iterates.
    private let stream: Claim
    private let own: Claim

    fileprivate init(_ stream: Claim) {
      self.stream = stream
      own = Claim(stream.source)
    }

    public mutating func next() async throws(TransportError) -> [UInt8]? {
      try await own.source.next()
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(TransportError) -> [UInt8]? {
      try await own.source.next()
    }
  }

  /// Cancels the source when it is released.
  fileprivate final class Claim: Sendable {
    let source: any HTTPByteSource

    init(_ source: any HTTPByteSource) { self.source = source }

    deinit { source.cancel() }
  }
}

extension HTTPByteStream {
  /// Creates a stream of available chunks, which ends with `failure` if there is one.
  public init(chunks: [[UInt8]], failure: TransportError? = nil) {
    self.init(HTTPByteBuffer(chunks, failure))
  }

  /// Returns all bytes; throws `tooLarge` when there are more than the limit.
  public func collect(upTo limit: Int) async throws(TransportError) -> [UInt8] {
    try await collect(upTo: limit, within: nil)
  }

  /// Throws `timedOut` also when a service that sends small chunks slowly exceeds the time.
  func collect(upTo limit: Int, within time: Duration?) async throws(TransportError) -> [UInt8] {
    var bytes: [UInt8] = []
    var iterator = makeAsyncIterator()
    let deadline = time.map { ContinuousClock.now + $0 }
    while let chunk = try await iterator.next() {
      if let deadline, deadline < .now { throw .timedOut }
      guard chunk.count <= limit - bytes.count else { throw .tooLarge(limit: limit) }
      bytes += chunk
    }
    return bytes
  }
}
