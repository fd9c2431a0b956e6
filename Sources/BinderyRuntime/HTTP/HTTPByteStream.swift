/// The body of an answer, in chunks as they come.
///
/// It can be gone through once. Leaving the loop, or letting go of the stream, ends the transfer. A
/// consumer that lags holds the service up, by the flow control of its connection: no more than a
/// small buffer waits in memory.
public struct HTTPByteStream: AsyncSequence, Sendable {
  public typealias Element = [UInt8]
  public typealias Failure = TransportError

  private let claim: Claim

  /// Takes chunks from a source until it ends, and cancels it when nobody wants more.
  public init(_ source: some HTTPByteSource) { claim = Claim(source) }

  public func makeAsyncIterator() -> Iterator { Iterator(claim) }

  /// The one reader that a stream has.
  public struct Iterator: AsyncIteratorProtocol {
    /// The stream may be gone already: a loop doesn't keep what it goes through.
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

  /// Whoever lets go of it first wants nothing more.
  fileprivate final class Claim: Sendable {
    let source: any HTTPByteSource

    init(_ source: any HTTPByteSource) { self.source = source }

    deinit { source.cancel() }
  }
}

extension HTTPByteStream {
  /// Chunks that are there already, and how they end.
  public init(chunks: [[UInt8]], failure: TransportError? = nil) {
    self.init(HTTPByteBuffer(chunks, failure))
  }

  /// All of it at once; `tooLarge` when that is more than the limit.
  public func collect(upTo limit: Int) async throws(TransportError) -> [UInt8] {
    try await collect(upTo: limit, within: nil)
  }

  /// A service that sends a little now and then is given up when the next piece comes too late.
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
