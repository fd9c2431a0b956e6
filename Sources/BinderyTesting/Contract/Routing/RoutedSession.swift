import BinderyRealtime

/// The frames of a recorded session, with the channels whose messages they are.
struct RoutedSession {
  let recording: String
  let position: Int
  /// The request that opened the session.
  var request: HTTPArchive.Request
  var frames: [Frame]

  struct Frame {
    let index: Int
    let isReceived: Bool
    let bytes: [UInt8]
    let isText: Bool
    /// The type that a server-sent event states; nil for other messages.
    let eventType: String?
    /// The index of the channel, and the name of the message; nil for an undocumented one.
    let expected: (channel: Int, message: String)?
    /// What the server or the client sends instead; nil for nothing.
    var sent: [UInt8]?

    /// The message that the server sends; nil for none.
    var message: WebSocketMessage? {
      sent.map { isText ? .text(String(decoding: $0, as: UTF8.self)) : .binary($0) }
    }
  }

  /// The indices of the channels that have messages in the session.
  var channels: Set<Int> { Set(frames.compactMap(\.expected?.channel)) }

  var name: String { "\(recording) #\(position)" }

  /// Returns the sessions with messages of the channels, in the order of the recordings.
  static func all(
    of channels: [ReplayedChannel],
    in folder: inout RecordingFolder
  ) throws(RecordingError) -> [Self] {
    var expected: [Key: [Int: (channel: Int, message: String)]] = [:]
    for (index, channel) in channels.enumerated() {
      for frame in channel.traffic.flatMap(\.frames) {
        guard case .frame(let position) = frame.location, let message = frame.message else {
          continue
        }
        let key = Key(recording: frame.recording, entry: frame.entry)
        expected[key, default: [:]][position] = (index, message)
      }
    }
    var sessions: [Self] = []
    let keys = expected.keys.sorted { ($0.recording, $0.entry) < ($1.recording, $1.entry) }
    for key in keys {
      let archive = try folder.archive(key.recording)
      guard archive.entries.indices.contains(key.entry) else { continue }
      let entry = archive.entries[key.entry]
      sessions.append(Self(key, entry, expected[key] ?? [:]))
    }
    return sessions
  }

  private struct Key: Hashable {
    let recording: String
    let entry: Int
  }

  private init(
    _ key: Key,
    _ entry: HTTPArchive.Entry,
    _ expected: [Int: (channel: Int, message: String)]
  ) {
    recording = key.recording
    position = key.entry
    request = entry.request
    frames = entry.frames.enumerated().compactMap { index, frame in
      guard !frame.isControl, let bytes = frame.bytes else { return nil }
      return Frame(
        index: index,
        isReceived: frame.type == ContractTraffic.Direction.receive.rawValue,
        bytes: bytes,
        isText: frame.opcode != 2,
        eventType: frame.eventType,
        expected: expected[index],
        sent: bytes
      )
    }
  }
}
