import BinderyRuntime
import XCTest

@testable import Sandbox

/// A test case for the state machine alone: it compares the messages sent, line by line.
class ChannelsAppTestCase: XCTestCase {
  var settings = ChannelsSettings()
  lazy var app = ChannelsApp(settings: settings, at: Self.start, series: 1)

  static let start: UInt64 = 17_000_000_000_000_000

  /// Creates a connection and discards its first messages; the first one is `1.1`.
  @discardableResult
  func connect() -> String {
    let id = app.connect(opening())
    _ = app.takeEffects()
    return id
  }

  func opening(_ target: String = "/app/demo?protocol=7") -> ChannelsOpening {
    ChannelsOpening(Call(.init(method: .get, target: target), body: []))
  }

  /// Handles a text; returns what is sent.
  func receive(_ text: String, from id: String) -> [String] {
    app.receive(text, from: id)
    return lines()
  }

  func subscribe(_ channel: String, data: String? = nil, _ id: String) -> [String] {
    let signed = AppCredentials.subscription(channel, socketID: id, data: data)
    var subscription: JSONObject = ["channel": .string(channel)]
    if ChannelKind(channel).isPrivate {
      subscription["auth"] = .string(settings.credentials.auth(for: signed))
    }
    subscription["channel_data"] = data.map { .string($0) }
    return receive(
      "\(["event": "pusher:subscribe", "data": .object(subscription)] as JSONValue)",
      from: id
    )
  }

  func signIn(_ userData: String, _ id: String) -> [String] {
    let auth = settings.credentials.auth(for: AppCredentials.signIn(userData, socketID: id))
    let data: JSONValue = ["auth": .string(auth), "user_data": .string(userData)]
    return receive("\(["event": "pusher:signin", "data": data] as JSONValue)", from: id)
  }

  /// Advances the clock; returns what is sent.
  func wait(_ seconds: Double) -> [String] {
    app.now += UInt64(seconds * Double(UInt64.ticksPerSecond))
    if app.nextActionTime <= app.now { app.settle() }
    return lines()
  }

  /// Returns the pending messages.
  func lines() -> [String] {
    app.takeEffects().map { effect in
      let what =
        switch effect.kind {
        case .send(let event): (try? JSONValue(encoding: event))?.description ?? "?"
        case .pingFrame: "ping"
        case .close(let code, let reason): "close \(code) \(reason)"
        case .drop: "drop"
        }
      return "\(effect.socketID) \(what)"
    }
  }
}
