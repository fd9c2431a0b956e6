/// Cuts bytes, which come in pieces of any size, into the records of a format.
protocol RecordParser {
  associatedtype Record

  /// No record may be longer.
  var limit: Int { get }

  mutating func append(_ chunk: [UInt8])

  /// The next record that is whole; nil until more bytes come.
  mutating func next() throws(RecordTooLong) -> Record?

  /// What is left when no more bytes come.
  mutating func last() throws(RecordTooLong) -> Record?
}

/// A record is longer than its parser may hold.
struct RecordTooLong: Error {}

/// The records of a body as it comes.
struct RecordIterator<Parser: RecordParser> {
  private var parser: Parser
  /// nil once nothing more is wanted of it.
  private var chunks: HTTPByteStream.Iterator?

  init(_ body: HTTPByteStream, _ parser: Parser) {
    self.parser = parser
    chunks = body.makeAsyncIterator()
  }

  /// Waits for bytes only when none of those that are there make a record.
  mutating func next(
    isolation actor: isolated (any Actor)?
  ) async throws(StreamError) -> Parser.Record? {
    while chunks != nil {
      if let record = try take({ parser throws(RecordTooLong) in try parser.next() }) {
        return record
      }
      guard let chunk = try await chunk(isolation: actor) else {
        chunks = nil
        return try take { parser throws(RecordTooLong) in try parser.last() }
      }
      parser.append(chunk)
    }
    return nil
  }

  /// Ends the transfer.
  mutating func stop() { chunks = nil }

  private mutating func chunk(
    isolation actor: isolated (any Actor)?
  ) async throws(StreamError) -> [UInt8]? {
    do {
      return try await chunks?.next(isolation: actor)
    } catch {
      throw StreamError(error)
    }
  }

  private mutating func take(
    _ record: (inout Parser) throws(RecordTooLong) -> Parser.Record?
  ) throws(StreamError) -> Parser.Record? {
    do {
      return try record(&parser)
    } catch {
      stop()
      throw .tooLarge(limit: parser.limit)
    }
  }
}
