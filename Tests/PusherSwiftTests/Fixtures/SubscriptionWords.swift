@testable import PusherSwift

/// Describes subscription actions as text.
func words(_ actions: [ChannelSubscriptions.Action]) -> [String] {
  actions.map { action in
    switch action {
    case .authorize(let channel, let id, let attempt): "authorize \(channel) \(id) \(attempt)"
    case .stopAuthorizing(let channel): "stop \(channel)"
    case .send(.subscribe(let message)):
      "subscribe \(message.data.channel) \(message.data.auth ?? "-")"
    case .send(.unsubscribe(let message)): "unsubscribe \(message.data.channel)"
    case .send(.clientEvent(let event)): "\(event.event) \(event.data ?? .null)"
    case .send(let other): "send \(other)"
    case .wait(let event): "wait \(event.event) \(event.data ?? .null)"
    case .drop(_, let error): "drop: \(error)"
    case .fail(let channel, let failure): "fail \(channel): \(failure.reason)"
    }
  }
}
