import Feed
import Lights

extension EventSubject {
  static var feed: [EventSubject] {
    let (feed, lights) = ("Tests/Golden/feed.yaml", "Tests/Golden/lights.yaml")
    let lamp = "lights/{lamp}/{level}"
    return [
      EventSubject(RoomChannel.Incoming.self, of: "room", in: feed),
      EventSubject(RoomChannel.Outgoing.self, of: "room", in: feed, isSent: true),
      EventSubject(EnvelopesChannel.Incoming.self, of: "envelopes", in: feed),
      EventSubject(PairsChannel.Incoming.self, of: "pairs", in: feed),
      EventSubject(TicksChannel.Incoming.self, of: "ticks", in: feed),
      EventSubject(OddmentsChannel.Incoming.self, of: "oddments", in: feed),
      EventSubject(SightsChannel.Incoming.self, of: "sights", in: feed),
      EventSubject(Channel2.Incoming.self, of: "Channel", in: feed),
      EventSubject(LightsChannel.Incoming.self, of: lamp, in: lights),
      EventSubject(LightsChannel.Outgoing.self, of: lamp, in: lights, isSent: true),
    ]
  }
}
