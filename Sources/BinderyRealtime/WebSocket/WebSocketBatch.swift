/// The messages that were received together, in order.
///
/// It stores bytes; the reader converts each to a message. The thread that all connections share
/// thus makes no strings, and memory is freed on the thread that allocated it.
public struct WebSocketBatch: Sequence, IteratorProtocol, Sendable {
  /// The payloads, concatenated.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The index of the next entry, and the offset of its bytes.
  private var index = 0
  private var start = 0
  /// The type that the server-sent event in the batch states (`event:`, HTML Standard §9.2.6); nil
  /// for other messages.
  public private(set) var eventType: String?

  private struct Entry {
    var isText: Bool
    /// The offset at which its bytes end.
    var end: Int
  }

  /// Creates an empty batch.
  public init() {}

  /// Creates a batch from messages, for connections that have no bytes.
  public init(_ messages: some Sequence<WebSocketMessage>, eventType: String? = nil) {
    self.eventType = eventType
    for message in messages {
      switch message {
      case .binary(let payload):
        payload.withUnsafeBufferPointer { append($0, isText: false) }
      case .text(var text): text.withUTF8 { append($0, isText: true) }
      }
    }
  }

  /// The number of messages that remain.
  public var count: Int { entries.count - index }

  /// Whether no message remains.
  public var isEmpty: Bool { count == 0 }

  /// The number of bytes of the messages that remain.
  public var byteCount: Int { bytes.count - start }

  /// Removes and returns the first message.
  public mutating func next() -> WebSocketMessage? {
    guard index < entries.count else {
      leaveMemory()
      return nil
    }
    let entry = entries[index]
    defer { skip(to: index + 1) }
    return bytes.withUnsafeBufferPointer {
      WebSocketPayload(isText: entry.isText, bytes: .init(rebasing: $0[start..<entry.end])).message
    }
  }
}

extension WebSocketBatch {
  /// The number of stored bytes, including those of messages already read.
  var storedCount: Int { bytes.count }

  /// The number of bytes that it can store without allocating.
  var capacity: Int { bytes.capacity }

  /// Creates an empty batch with a capacity in bytes; reuses the memory of a batch that was read.
  init(reserving count: Int) {
    if WebSocketBatchMemory.sizes.contains(count) { self = Self.memory.take() }
    bytes.reserveCapacity(count)
  }

  private static let memory = WebSocketBatchMemory()

  /// Leaves the memory to a later batch, when all messages were read.
  private mutating func leaveMemory() {
    guard capacity > 0 else { return }
    var spent = WebSocketBatch()
    swap(&self, &spent)
    Self.memory.give(spent)
  }

  /// Removes the messages, and keeps the memory unless it is shared.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    (index, start) = (0, 0)
  }

  mutating func append(_ payload: WebSocketPayload) {
    append(payload.bytes, isText: payload.isText)
  }

  /// Appends the messages of another batch.
  mutating func append(_ other: WebSocketBatch) {
    guard !isEmpty else {
      self = other
      return
    }
    let offset = bytes.count - other.start
    bytes += other.bytes[other.start...]
    for entry in other.entries[other.index...] {
      entries.append(Entry(isText: entry.isText, end: entry.end + offset))
    }
  }

  mutating func removeFirst(_ count: Int) {
    skip(to: index + count)
    // Keep the removed bytes until they are more than half.
    guard start > bytes.count / 2 else { return }
    bytes.removeFirst(start)
    entries = entries[index...].map { Entry(isText: $0.isText, end: $0.end - start) }
    (index, start) = (0, 0)
  }

  mutating func removeLast(_ count: Int) {
    entries.removeLast(count)
    bytes.removeLast(bytes.count - (entries.last?.end ?? 0))
  }

  private mutating func skip(to index: Int) {
    self.index = index
    start = index == 0 ? 0 : entries[index - 1].end
  }

  private mutating func append(_ payload: UnsafeBufferPointer<UInt8>, isText: Bool) {
    bytes.append(contentsOf: payload)
    entries.append(Entry(isText: isText, end: bytes.count))
  }
}
