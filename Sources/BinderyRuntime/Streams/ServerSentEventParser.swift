/// Parses `text/event-stream` as the HTML Standard specifies (§9.2.6), on bytes.
package struct ServerSentEventParser: RecordParser {
  package let limit: Int
  private var lines = EventLines()
  private var data: [UInt8] = []
  private var hasData = false
  private var name: [UInt8] = []
  private var pendingID: String
  private var retry: Duration?
  private let noteRetry: (@Sendable (Duration) -> Void)?

  /// - Parameters:
  ///   - lastID: The id of the last event of the connection before; an event without an id has it,
  ///     too.
  ///   - noteRetry: Receives each reconnection time, also of a block without data.
  package init(
    limit: Int,
    lastID: String = "",
    noteRetry: (@Sendable (Duration) -> Void)? = nil
  ) {
    self.limit = limit
    pendingID = lastID
    self.noteRetry = noteRetry
  }

  package mutating func append(_ chunk: [UInt8]) { lines.append(chunk) }

  package mutating func next() throws(RecordTooLong) -> ServerSentEvent<[UInt8]>? {
    while let line = lines.next() {
      guard line.count <= limit - data.count else { throw RecordTooLong() }
      if !line.isEmpty {
        take(line)
      } else if let event = dispatch() {
        return event
      }
    }
    guard lines.unfinished <= limit - data.count else { throw RecordTooLong() }
    return nil
  }

  /// An event without a blank line at its end is discarded.
  package mutating func last() -> ServerSentEvent<[UInt8]>? { nil }

  private mutating func dispatch() -> ServerSentEvent<[UInt8]>? {
    defer {
      data = []
      hasData = false
      if !name.isEmpty { name = [] }
    }
    guard hasData else { return nil }
    let stated = String(decoding: name, as: UTF8.self)
    var event = ServerSentEvent(
      id: pendingID,
      name: stated.isEmpty ? "message" : stated,
      data: data,
      retry: retry
    )
    event.statesDefaultType = stated == "message"
    return event
  }

  private mutating func take(_ range: Range<Int>) {
    lines.withBytes(of: range) { line in
      // The longest known field name has five letters.
      let colon = line.prefix(6).firstIndex(of: UInt8(ascii: ":"))
      guard let colon else { return set(line, UnsafeBufferPointer(rebasing: line.suffix(0))) }
      var value = line[(colon + 1)...]
      if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
      set(UnsafeBufferPointer(rebasing: line[..<colon]), UnsafeBufferPointer(rebasing: value))
    }
  }

  /// Sets a field; unknown ones are ignored, including comments, whose name is empty.
  private mutating func set(
    _ field: UnsafeBufferPointer<UInt8>,
    _ value: UnsafeBufferPointer<UInt8>
  ) {
    if field.equals("data") {
      if hasData { data.append(0x0A) }
      data.append(contentsOf: value)
      hasData = true
    } else if field.equals("event") {
      name = Array(value)
    } else if field.equals("id") {
      if !value.contains(0) { pendingID = String(decoding: value, as: UTF8.self) }
    } else if field.equals("retry") {
      let digits = String(decoding: value, as: UTF8.self)
      guard value.allSatisfy(\.isASCIIDigit), let milliseconds = Int64(digits) else { return }
      let time = Duration.milliseconds(milliseconds)
      retry = time
      noteRetry?(time)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func equals(_ name: StaticString) -> Bool {
    count == name.utf8CodeUnitCount
      && name.withUTF8Buffer { name in zip(self, name).allSatisfy { $0 == $1 } }
  }
}
