/// Splits bytes, which arrive in pieces of any size, into the records of a format.
package protocol RecordParser {
  associatedtype Record

  /// The maximum length of a record in bytes.
  var limit: Int { get }

  mutating func append(_ chunk: [UInt8])

  /// Returns the next complete record; nil when more bytes are needed.
  mutating func next() throws(RecordTooLong) -> Record?

  /// Returns the rest as a record, at the end of the stream.
  mutating func last() throws(RecordTooLong) -> Record?
}

/// The error of a record that exceeds the limit of its parser.
package struct RecordTooLong: Error {}

/// An iterator over the records of a body while it arrives.
package struct RecordIterator<Parser: RecordParser> {
  private var parser: Parser
  /// The body; nil once it has ended or was stopped.
  private var chunks: HTTPByteStream.Iterator?

  package init(_ body: HTTPByteStream, _ parser: Parser) {
    self.parser = parser
    chunks = body.makeAsyncIterator()
  }

  /// Returns the next record; waits for bytes only when those received contain none.
  package mutating func next(
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
