/// The values of a body of JSON texts: JSON Lines, NDJSON, or the text sequences of RFC 7464.
///
/// It can be iterated once; leaving the loop ends the transfer. A text that can't be decoded
/// throws, which ends a `for` loop. To continue, iterate over `results`, whose elements include
/// such errors.
public struct JSONLines<Element: Sendable>: AsyncSequence, Sendable {
  public typealias Failure = StreamError

  /// Each value, or the error of a text that could not be decoded.
  public let results: Results

  /// Creates the values of a body; a text longer than `limit` bytes ends the stream.
  init(
    _ body: HTTPByteStream,
    _ framing: JSONFraming,
    limit: Int = 16 * 1024 * 1024,
    decode: @escaping @Sendable (ArraySlice<UInt8>) throws(JSONError) -> Element
  ) {
    results = Results(body: body, framing: framing, limit: limit, decode: decode)
  }

  public func makeAsyncIterator() -> Iterator { Iterator(results: results.makeAsyncIterator()) }

  /// Returns the values; throws for one that can't be decoded.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var results: Results.Iterator

    public mutating func next() async throws(StreamError) -> Element? {
      try await next(isolation: nil)
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(StreamError) -> Element? {
      switch try await results.next(isolation: actor) {
      case .success(let value): return value
      case .failure(let element): throw .undecodable(element)
      case nil: return nil
      }
    }
  }
}

extension JSONLines {
  /// A sequence of values and of the errors of texts that can't be decoded.
  public struct Results: AsyncSequence, Sendable {
    public typealias Element = Result<JSONLines.Element, UndecodableElement>
    public typealias Failure = StreamError

    fileprivate let body: HTTPByteStream
    fileprivate let framing: JSONFraming
    fileprivate let limit: Int
    fileprivate let decode: @Sendable (ArraySlice<UInt8>) throws(JSONError) -> JSONLines.Element

    public func makeAsyncIterator() -> Iterator {
      Iterator(
        texts: RecordIterator(body, JSONRecordParser(framing, limit: limit)),
        framing: framing,
        decode: decode
      )
    }

    /// Returns the values and errors.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var texts: RecordIterator<JSONRecordParser>
      fileprivate let framing: JSONFraming
      fileprivate let decode: @Sendable (ArraySlice<UInt8>) throws(JSONError) -> JSONLines.Element

      public mutating func next() async throws(StreamError) -> Element? {
        try await next(isolation: nil)
      }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws(StreamError) -> Element? {
        guard let text = try await texts.next(isolation: actor) else { return nil }
        do throws(JSONError) {
          try framing.refuseCut(text)
          return .success(try decode(text))
        } catch {
          let string = String(decoding: text, as: UTF8.self)
          return .failure(UndecodableElement(text: string, error: error))
        }
      }
    }
  }
}

extension JSONFraming {
  /// Throws for a number or word without whitespace after it, which may be truncated (RFC 7464
  /// §2.4).
  fileprivate func refuseCut(_ text: ArraySlice<UInt8>) throws(JSONError) {
    guard self == .sequence, let first = text.first(where: { $0 > 0x20 }), let last = text.last,
      !"{[\"".utf8.contains(first), last > 0x20
    else { return }
    let reason = JSONError.Reason.syntax(expected: "a line end after the text", found: "the end")
    throw JSONError(offset: text.count, reason: reason)
  }
}
