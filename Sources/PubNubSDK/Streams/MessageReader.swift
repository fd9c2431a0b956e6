import BinderyRealtime
import Foundation

/// One reader's messages; it ends what was begun for it when it goes.
final class MessageReader: Sendable {
  private let buffer = EventBuffer<PubNubMessageBase>(EventsChannel.buffer)
  private let listener = SubscriptionListener(queue: DispatchQueue(label: "pubnub.messages"))
  private let pubnub: PubNub
  private let id = UUID.random()

  init(of name: String, by pubnub: PubNub) {
    self.pubnub = pubnub
    listener.didReceiveMessage = { [buffer] message in
      guard message.channel == name || message.subscription == name else { return }
      buffer.send(message as? PubNubMessageBase ?? PubNubMessageBase(from: message))
    }
    listener.didReceiveStatus = { [buffer] status in
      guard case .success(.disconnectedUnexpectedly(let error)) = status else { return }
      buffer.finish(throwing: error)
    }
    pubnub.add(listener)
    let names = SubscribedNames([name], [], withPresence: false)
    pubnub.engine.begin([Interests.Reader(id: id, names: names)], at: nil)
  }

  deinit {
    listener.cancel()
    pubnub.engine.end([id])
  }

  func next() async throws -> EventBuffer<PubNubMessageBase>.Entry? { try await buffer.next() }
}
