import BinderyRealtime
import BinderyRuntime

/// The replay of a recorded session through the channels of a client.
struct RoutingReplay {
  private let session: RoutedSession
  private let channels: [ReplayedChannel]
  private let schemas: ContractSchemas
  private let sockets = ScriptedSockets()
  private let client: RealtimeClient
  /// The requests that opened the sockets, in their order.
  private let requests: Locked<[RealtimeOptions.Request]>
  /// The connected channels by index, and the numbers of their sockets.
  private var connected: [Int: ConnectedChannel] = [:]
  private var numbers: [ConnectedChannel.Connection: Int] = [:]
  private(set) var differences: [Difference] = []

  /// A difference, and the frame that has it; nil for the whole session.
  struct Difference {
    let frame: Int?
    let text: String
  }

  init(
    _ session: RoutedSession,
    to channels: [ReplayedChannel],
    on servers: [RealtimeServer] = [],
    _ schemas: ContractSchemas
  ) {
    self.session = session
    self.channels = channels
    self.schemas = schemas
    var options = RealtimeOptions(policy: .standard, transport: sockets)
    options.clock = ManualClock()
    options.appliesPolicies = false
    options.buffer = BufferPolicy(bound: max(session.frames.count, 1), overflow: .fail)
    let requests = Locked<[RealtimeOptions.Request]>([])
    options.prepare = { request in requests.withLock { $0.append(request) } }
    self.requests = requests
    let server = servers.first { OpeningDifferences.isServer($0, of: session.request.url) }
    client = RealtimeClient(
      server: server ?? RealtimeServer("wss://replay.example"),
      options: options
    )
  }

  /// Replays the session to all channels at the addresses of its own.
  mutating func run() async {
    do {
      try await connect()
      compareOpenings()
      for frame in session.frames {
        if frame.isReceived { try await deliver(frame) } else { await send(frame) }
      }
      for number in numbers.values {
        // With this code, the client doesn't connect again.
        try await sockets.socket(number).close(
          Int(WebSocketCloseCode.policyViolation.rawValue),
          reason: "the session has ended"
        )
      }
      await compare()
    } catch {
      differences.append(Difference(frame: nil, text: "\(error)"))
    }
  }

  private mutating func connect() async throws(RealtimeError) {
    let templates = Set(session.channels.map { channels[$0].template })
    for (index, channel) in channels.enumerated() where templates.contains(channel.template) {
      guard let connection = try await channel.open(client, session.name) else {
        differences.append(Difference(frame: nil, text: "\(channel.template) has no value 1"))
        continue
      }
      connected[index] = connection
      if numbers[connection.connection] == nil { numbers[connection.connection] = numbers.count }
    }
  }

  /// Compares the requests that opened the sockets with the recorded one.
  private mutating func compareOpenings() {
    for (number, request) in requests.withLock({ $0 }).enumerated() {
      let opened = connected.filter { numbers[$0.value.connection] == number }.keys
        .map { channels[$0] }.filter { $0.opened.contains(session.name) }
      guard !opened.isEmpty else { continue }
      let found = OpeningDifferences(
        opened: request,
        recorded: session.request,
        query: Set(opened.flatMap(\.query)),
        headers: Set(opened.flatMap(\.headers))
      )
      differences += found.texts.map { Difference(frame: nil, text: $0) }
    }
  }

  /// The number of the socket of a frame; that of the first channel for an undocumented one.
  private func number(of frame: RoutedSession.Frame) -> Int {
    frame.expected.flatMap { connected[$0.channel] }.flatMap { numbers[$0.connection] } ?? 0
  }

  private func deliver(_ frame: RoutedSession.Frame) async throws(WaitError) {
    guard let message = frame.message else { return }
    try await sockets.socket(number(of: frame)).deliver(message, eventType: frame.eventType)
  }

  /// Sends a message as the recorded client did, except for members that no schema describes: this
  /// client's type lacks them.
  private mutating func send(_ frame: RoutedSession.Frame) async {
    guard let expected = frame.expected, let channel = connected[expected.channel] else { return }
    do {
      try await channel.send(frame.sent ?? frame.bytes)
      let sent = try await sockets.socket(number(of: frame)).sent.all.last ?? "nothing"
      let schema = channels[expected.channel].schema(ofSent: expected.message, in: schemas)
      let text = String(sent.trimmingPrefix("text "))
      guard !Self.isSame(text, as: frame.bytes, schema) else { return }
      differences.append(Difference(frame: frame.index, text: "the client sends \(sent)"))
    } catch let error as UnreadFrame {
      differences.append(
        Difference(frame: frame.index, text: "can't be sent: \(error.reason)")
      )
    } catch {
      differences.append(Difference(frame: frame.index, text: "can't be sent: \(error)"))
    }
  }

  /// Whether a message is the recorded one: the same text, or the same JSON except for members that
  /// the schema doesn't describe.
  private static func isSame(_ text: String, as recorded: [UInt8], _ schema: BodySchema) -> Bool {
    if Array(text.utf8) == recorded { return true }
    guard let sent = try? JSONValue(parsing: text),
      let recorded: JSONValue = try? JSONReader.decode(from: recorded)
    else { return false }
    let undescribed = schema.undescribedMembers(of: recorded)
    return JSONDifferences(recorded, sent, verb: "sent as", undescribed: undescribed).found.isEmpty
  }

  /// Compares the messages that each channel received with the recorded ones, in their order.
  ///
  /// A channel may receive further messages, which several channels describe equally well.
  private mutating func compare() async {
    var undelivered = 0
    for (index, channel) in connected.sorted(by: { $0.key < $1.key }) {
      var delivered = await channel.delivered.value[...]
      for frame in session.frames where frame.isReceived {
        guard let expected = frame.expected, expected.channel == index else { continue }
        if let found = delivered.firstIndex(of: expected.message) {
          delivered = delivered[(found + 1)...]
        } else {
          undelivered += 1
          let text = "the client doesn't deliver the message \(expected.message)"
          differences.append(Difference(frame: frame.index, text: text))
        }
      }
    }
    let undocumented = session.frames.count { $0.isReceived && $0.expected == nil }
    let unhandled = client.unhandledCount
    guard undelivered == 0, unhandled != undocumented else { return }
    let text =
      "\(undocumented) received messages are undocumented, but the client doesn't handle"
      + " \(unhandled)"
    differences.append(Difference(frame: nil, text: text))
  }
}
