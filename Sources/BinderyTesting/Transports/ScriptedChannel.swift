import BinderyRealtime
import BinderyRuntime
import Foundation

/// A channel of a client whose service is the test: it delivers messages to the client, and reads
/// those that the client sends.
///
///     let sockets = ScriptedSockets()
///     let shop = CornerShop(options: RealtimeOptions(transport: sockets))
///     let model = OrdersModel(shop: shop)
///     async let opened: Void = model.open()
///     let orders = try await sockets.channel(OrdersChannel(store: "7"))
///     try await orders.deliver(.order(Order(id: 1)))
///     let sent = try await orders.sent(1)
public struct ScriptedChannel<Channel: MessageChannel>: Sendable {
  /// The channel with its parameters.
  public let channel: Channel
  /// The WebSocket of the channel, which others may use, too.
  public let socket: ScriptedSocket

  /// Delivers a message to the client, and returns when the client has processed it.
  ///
  /// Throws a `JSONError` for a message that can't be written, and a ``WaitError`` if the client
  /// doesn't read it in time.
  public func deliver(
    _ message: Channel.Incoming,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let text = String(decoding: try message.encoded(), as: UTF8.self)
    // An event stream states the message by its event type.
    try await socket.deliver(.text(text), eventType: message.messageName, file: file, line: line)
  }

  /// The messages of the channel that the client has sent, in order.
  ///
  /// Messages of other channels of the WebSocket, and pings, aren't among them.
  public var sent: [Channel.Outgoing] { socket.sent.all.compactMap(Self.message) }

  /// Returns the first messages of the channel that the client sends, waiting for them.
  public func sent(
    _ count: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) -> [Channel.Outgoing] {
    let isMessage = { (event: String) in Self.message(event) != nil }
    let events = try await socket.sent.first(count, where: isMessage, file: file, line: line)
    return events.compactMap(Self.message)
  }

  /// The message of a socket's event; nil for one that the channel doesn't describe.
  private static func message(_ event: String) -> Channel.Outgoing? {
    guard event.hasPrefix("text ") else { return nil }
    let message = try? Channel.Outgoing(message: String(event.dropFirst("text ".count)))
    return message.flatMap { $0.messageName == nil ? nil : $0 }
  }
}

extension ScriptedSockets {
  /// Returns a channel when a client has opened a WebSocket for it; the newest one of several.
  public func channel<Channel: MessageChannel>(
    _ channel: Channel,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) -> ScriptedChannel<Channel> {
    let wanted = ChannelURL(RealtimeOptions.Request.url(of: channel))
    let socket = try await socket(file: file, line: line) { wanted.isPart(of: ChannelURL($0)) }
    return ScriptedChannel(channel: channel, socket: socket)
  }
}

/// The path and query of a WebSocket's URL.
private struct ChannelURL {
  private let path: String
  private let query: Set<Substring>

  init(_ url: String) {
    let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let address = parts[0].firstRange(of: "://").map { parts[0][$0.upperBound...] } ?? parts[0]
    path = address.firstIndex(of: "/").map { String(address[$0...]) } ?? ""
    query = Set(parts.dropFirst().flatMap { $0.split(separator: "&") })
  }

  /// Whether another URL has the path below that of a server, and the query beside credentials.
  func isPart(of other: Self) -> Bool {
    other.path.hasSuffix(path) && query.isSubset(of: other.query)
  }
}
