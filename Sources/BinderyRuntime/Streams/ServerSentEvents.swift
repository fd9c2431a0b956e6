/// The events of a `text/event-stream`, with decoded data.
///
/// It can be iterated once; leaving the loop ends the transfer. Data that can't be decoded throw an
/// error, which ends a `for` loop. To continue, iterate over `results`, whose elements include such
/// errors.
public struct ServerSentEvents<Payload: Sendable>: AsyncSequence, Sendable {
  public typealias Element = ServerSentEvent<Payload>
  public typealias Failure = StreamError
  /// A function that decodes an event's data, or the whole event.
  public typealias Decode = @Sendable (ServerSentEvent<[UInt8]>) throws(JSONError) -> Payload

  /// Each event, or the error of one that could not be decoded.
  public let results: Results

  /// Creates the events of a body; data equal to `terminator`, or an event longer than `limit`
  /// bytes, end the stream.
  public init(
    _ body: HTTPByteStream,
    terminator: String? = nil,
    limit: Int = 16 * 1024 * 1024,
    decode: @escaping Decode
  ) {
    results = Results(
      body: body,
      terminator: terminator.map { Array($0.utf8) },
      limit: limit,
      decode: decode
    )
  }

  public func makeAsyncIterator() -> Iterator { Iterator(results: results.makeAsyncIterator()) }

  /// Returns the events; throws for one that can't be decoded.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var results: Results.Iterator

    public mutating func next() async throws(StreamError) -> Element? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(StreamError) -> Element? {
      switch try await results.next(isolation: actor) {
      case .success(let event): return event
      case .failure(let element): throw .undecodable(element)
      case nil: return nil
      }
    }
  }
}

extension ServerSentEvents {
  /// A sequence of events and of the errors of events that can't be decoded.
  public struct Results: AsyncSequence, Sendable {
    public typealias Element = Result<ServerSentEvent<Payload>, UndecodableElement>
    public typealias Failure = StreamError

    fileprivate let body: HTTPByteStream
    fileprivate let terminator: [UInt8]?
    fileprivate let limit: Int
    fileprivate let decode: Decode

    public func makeAsyncIterator() -> Iterator {
      Iterator(
        events: RecordIterator(body, ServerSentEventParser(limit: limit)),
        terminator: terminator,
        decode: decode
      )
    }

    /// Returns the events and errors.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var events: RecordIterator<ServerSentEventParser>
      fileprivate let terminator: [UInt8]?
      fileprivate let decode: Decode

      public mutating func next() async throws(StreamError) -> Element? {
        try await next(isolation: nil)
      }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(StreamError) -> Element? {
        guard let event = try await events.next(isolation: actor) else { return nil }
        if let terminator, event.data == terminator {
          events.stop()
          return nil
        }
        do throws(JSONError) {
          return .success(event.with(try decode(event)))
        } catch {
          return .failure(UndecodableElement(text: event.text, error: error))
        }
      }
    }
  }
}
