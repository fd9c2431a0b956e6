import BinderyJSON
import Shape

import struct Canonical.Recording

/// Finds the recorded messages that the server must send: the first one of a session, and replies.
struct SessionCauses {
  /// Why the server must send a message, by its index.
  private(set) var byFrame: [Int: LiveSession.Cause] = [:]

  private let exchanges: [String: [Channel.Exchange]]
  /// The requests without a reply.
  private var pending: [Request] = []

  private struct Request {
    let index: Int
    /// The operation; nil if the channel's operations state no replies.
    let exchange: Channel.Exchange?
    let value: JSONValue?
  }

  init(
    _ frames: [Recording.Frame],
    _ channels: [Channel],
    _ keepAlive: ConnectionPolicies.KeepAlive?
  ) {
    exchanges = Dictionary(
      channels.map { ($0.name, $0.exchanges + (keepAlive?.exchange.map { [$0] } ?? [])) }
    ) { first, _ in first }
    for (index, frame) in frames.enumerated() {
      if frame.direction == .send {
        addRequest(index, frame)
      } else if let cause = reply(frame) {
        byFrame[index] = cause
      } else if index == 0 {
        byFrame[index] = .opening
      }
    }
  }

  /// The names of the possible replies of each request that wasn't answered.
  var unanswered: [Set<String>] { pending.map { Set($0.exchange?.replies ?? []) } }

  private mutating func addRequest(_ index: Int, _ frame: Recording.Frame) {
    let known = frame.channel.flatMap { exchanges[$0] } ?? []
    let exchange = known.first { exchange in frame.message.map(exchange.requests.contains) ?? false
    }
    guard exchange != nil || known.isEmpty else { return }
    pending.append(Request(index: index, exchange: exchange, value: frame.value))
  }

  /// The cause of a message that replies to a request, which then waits for no further one.
  private mutating func reply(_ frame: Recording.Frame) -> LiveSession.Cause? {
    let value = frame.value
    let position = pending.firstIndex { request in
      guard let exchange = request.exchange else { return false }
      guard let name = frame.message, exchange.replies.contains(name) else { return false }
      guard let correlation = exchange.correlation,
        let id = request.value?.value(at: correlation.request.path),
        let other = value?.value(at: correlation.reply.path)
      else { return true }
      return id == other
    }
    if let position {
      let request = pending.remove(at: position)
      return .request(request.index, replies: Set(request.exchange?.replies ?? []))
    }
    // Without stated replies, the first message after one of the client is probably its reply.
    guard let request = pending.last(where: { $0.exchange == nil }) else { return nil }
    pending.removeAll { $0.exchange == nil }
    return .request(request.index, replies: [])
  }
}

extension ConnectionPolicies.KeepAlive {
  /// The exchange of a ping that the client sends as a message.
  fileprivate var exchange: Channel.Exchange? {
    guard kind == .message, sender != .server, let ping, let pong else { return nil }
    return Channel.Exchange(operation: "", requests: [ping], replies: [pong])
  }
}

extension Recording.Frame {
  /// The JSON of a text.
  fileprivate var value: JSONValue? {
    data.encoding == nil ? try? JSONValue(parsing: data.text) : nil
  }
}

extension JSONValue {
  /// The value at keys.
  fileprivate func value(at keys: [String]) -> JSONValue? {
    keys.reduce(self as JSONValue?) { value, key in value?.object?[key] }
  }
}
