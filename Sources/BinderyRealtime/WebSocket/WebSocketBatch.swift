/// Messages that came together, in the order of their coming.
///
/// They lie here as bytes, and each is made by who takes it: the thread that all connections share
/// makes none, and memory is given back where it was taken.
public struct WebSocketBatch: Sequence, IteratorProtocol, Sendable {
  /// The payloads, one behind the other.
  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The place of the next entry, and of its bytes.
  private var place = 0
  private var start = 0

  private struct Entry {
    var isText: Bool
    /// Where its bytes end.
    var end: Int
  }

  /// Without a message yet.
  public init() {}

  /// A copy of messages, for a connection that has made them itself.
  public init(_ messages: some Sequence<WebSocketMessage>) {
    for message in messages {
      switch message {
      case .binary(let payload):
        payload.withUnsafeBufferPointer { append($0, isText: false) }
      case .text(var text): text.withUTF8 { append($0, isText: true) }
      }
    }
  }

  /// How many messages are left.
  public var count: Int { entries.count - place }

  /// Whether all have been taken.
  public var isEmpty: Bool { count == 0 }

  /// How many bytes the messages that are left have.
  public var byteCount: Int { bytes.count - start }

  /// Takes the first message of those that are left.
  public mutating func next() -> WebSocketMessage? {
    guard place < entries.count else {
      leaveMemory()
      return nil
    }
    let entry = entries[place]
    defer { skip(to: place + 1) }
    return bytes.withUnsafeBufferPointer {
      WebSocketPayload(isText: entry.isText, bytes: .init(rebasing: $0[start..<entry.end])).message
    }
  }
}

extension WebSocketBatch {
  /// How many bytes are kept, those that nobody takes any more included.
  var storedCount: Int { bytes.count }

  /// How many bytes of messages have room.
  var capacity: Int { bytes.capacity }

  /// With room for so many bytes of messages, at best where messages that were read have lain.
  init(reserving count: Int) {
    if WebSocketBatchMemory.sizes.contains(count) { self = Self.memory.take() }
    bytes.reserveCapacity(count)
  }

  private static let memory = WebSocketBatchMemory()

  /// Leaves it to a batch to come, when all was taken.
  private mutating func leaveMemory() {
    guard capacity > 0 else { return }
    var spent = WebSocketBatch()
    swap(&self, &spent)
    Self.memory.give(spent)
  }

  /// Forgets the messages, and keeps their memory unless somebody else has it.
  mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    (place, start) = (0, 0)
  }

  mutating func append(_ payload: WebSocketPayload) {
    append(payload.bytes, isText: payload.isText)
  }

  /// Takes the messages of another behind its own.
  mutating func append(_ other: WebSocketBatch) {
    guard !isEmpty else {
      self = other
      return
    }
    let offset = bytes.count - other.start
    bytes += other.bytes[other.start...]
    for entry in other.entries[other.place...] {
      entries.append(Entry(isText: entry.isText, end: entry.end + offset))
    }
  }

  mutating func removeFirst(_ count: Int) {
    skip(to: place + count)
    // What was removed takes no more than half of the memory.
    guard start > bytes.count / 2 else { return }
    bytes.removeFirst(start)
    entries = entries[place...].map { Entry(isText: $0.isText, end: $0.end - start) }
    (place, start) = (0, 0)
  }

  mutating func removeLast(_ count: Int) {
    entries.removeLast(count)
    bytes.removeLast(bytes.count - (entries.last?.end ?? 0))
  }

  private mutating func skip(to place: Int) {
    self.place = place
    start = place == 0 ? 0 : entries[place - 1].end
  }

  private mutating func append(_ payload: UnsafeBufferPointer<UInt8>, isText: Bool) {
    bytes.append(contentsOf: payload)
    entries.append(Entry(isText: isText, end: bytes.count))
  }
}
