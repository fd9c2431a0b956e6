import Foundation

/// Pusher's events for `Codable`: selected by name, or by the prefixes of name and channel, with
/// the JSON inside of `data`.
///
/// They have the members of the generated types. Data of the app's server is any JSON here, too;
/// data of a user has a fixed type, unlike in the generated types, which is faster to decode.
enum CodablePusherEvent: Decodable {
  case memberAdded(Added)
  case subscriptionCount(Counted)
  case userEvent(Event)
  case encryptedEvent(Event)
  case clientEvent(Event)
  case channelEvent(Event)

  struct Added: Decodable {
    var event: String
    var channel: String
    var data: Embedded<Member>
  }

  struct Member: Decodable {
    var user_id: String
    var user_info: [String: String]?
  }

  struct Counted: Decodable {
    var event: String
    var channel: String
    var data: Embedded<Count>
  }

  struct Count: Decodable {
    var subscription_count: Int
  }

  struct Event: Decodable {
    var event: String
    var channel: String
    var data: CodableJSON?
  }

  /// JSON in a string, and the string.
  struct Embedded<Value: Decodable>: Decodable {
    var value: Value
    var text: String

    init(from decoder: any Decoder) throws {
      text = try decoder.singleValueContainer().decode(String.self)
      value = try Frame.decoder.decode(Value.self, from: Data(text.utf8))
    }
  }

  private enum Key: String, CodingKey {
    case event, channel
  }

  init(from decoder: any Decoder) throws {
    let frame = try decoder.container(keyedBy: Key.self)
    let event = try frame.decode(String.self, forKey: .event)
    switch event {
    case "pusher_internal:member_added": self = .memberAdded(try Added(from: decoder))
    case "pusher_internal:subscription_count": self = .subscriptionCount(try Counted(from: decoder))
    case _ where event.hasPrefix("client-"): self = .clientEvent(try Event(from: decoder))
    default:
      let channel = try frame.decode(String.self, forKey: .channel)
      let content = try Event(from: decoder)
      if channel.hasPrefix("#server-to-user-") {
        self = .userEvent(content)
      } else if channel.hasPrefix("private-encrypted-") {
        self = .encryptedEvent(content)
      } else {
        self = .channelEvent(content)
      }
    }
  }
}
