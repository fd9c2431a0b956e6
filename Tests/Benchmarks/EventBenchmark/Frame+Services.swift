import PubNubSDK
import PusherSwift

extension Frame {
  /// Messages of about 200 bytes, in each form of the two services.
  static var all: [Frame] { pubNub + pusher }

  private static var pubNub: [Frame] {
    [
      frame(
        "message",
        EventsChannel.Incoming.self,
        CodablePubNubEvent.self,
        #"{"a":"1","f":514,"i":"user-1","s":3,"p":{"t":"15614814456537442","r":2},"#
          + #""k":"sub-c-4a1d4f6e-0b7c-4a0d-9f1e-demo","c":"kitchen.lobby","#
          + #""d":{"text":"The kettle is on, who wants tea?"},"u":{"lang":"en"}}"#
      ),
      frame(
        "presence",
        EventsChannel.Incoming.self,
        CodablePubNubEvent.self,
        #"{"a":"1","f":0,"p":{"t":"15910420241234567","r":2},"#
          + #""k":"sub-c-4a1d4f6e-0b7c-4a0d-9f1e-demo","c":"lobby-pnpres","#
          + #""d":{"action":"join","uuid":"user-1","timestamp":1591042024,"occupancy":2}}"#
      ),
      frame(
        "signal",
        EventsChannel.Incoming.self,
        CodablePubNubEvent.self,
        #"{"a":"1","f":512,"i":"user-1","e":1,"p":{"t":"15614814456537442","r":2},"#
          + #""k":"sub-c-4a1d4f6e-0b7c-4a0d-9f1e-demo","c":"kitchen.lobby","#
          + #""d":{"text":"the cook in the kitchen is typing"}}"#
      ),
    ]
  }

  private static var pusher: [Frame] {
    [
      frame(
        "memberAdded",
        ConnectionChannel.Incoming.self,
        CodablePusherEvent.self,
        #"{"event":"pusher_internal:member_added","channel":"presence-kitchen-lobby","#
          + #""data":"{\"user_id\":\"user-0123456789\",\"user_info\":{\"name\":\"Ann of the kitchen\","#
          + #"\"picture\":\"https://example.com/ann.png\"}}"}"#
      ),
      frame(
        "subscriptionCount",
        ConnectionChannel.Incoming.self,
        CodablePusherEvent.self,
        #"{"event":"pusher_internal:subscription_count","channel":"cache-prices-of-everything","#
          + #""data":"{\"subscription_count\":1234}"}"#
      ),
      frame(
        "channelEvent",
        ConnectionChannel.Incoming.self,
        CodablePusherEvent.self,
        #"{"event":"price-changed","channel":"prices","data":"{\"item\":\"tea\",\"price\":1.25,"#
          + #"\"currency\":\"EUR\",\"shop\":\"the one at the corner\",\"until\":\"2026-12-01\"}"}"#
      ),
    ]
  }
}
