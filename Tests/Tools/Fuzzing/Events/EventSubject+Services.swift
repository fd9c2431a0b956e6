import PubNubSDK
import PusherSwift

extension EventSubject {
  static var services: [EventSubject] {
    let (pusher, pubnub) = ("Spec/pusher/asyncapi.yaml", "Spec/pubnub/asyncapi.yaml")
    return [
      EventSubject(ConnectionChannel.Incoming.self, of: "connection", in: pusher),
      EventSubject(ConnectionChannel.Outgoing.self, of: "connection", in: pusher, isSent: true),
      EventSubject(EventsChannel.Incoming.self, of: "events", in: pubnub),
      EventSubject(SubscribeChannel.Incoming.self, of: "subscribe", in: pubnub),
    ]
  }
}
