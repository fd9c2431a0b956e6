import Foundation

/// Pusher's events as `Codable` reads them: by name, with the JSON inside of `data`.
enum CodablePusherEvent: Decodable {
  case memberAdded(Added)
  case subscriptionCount(Counted)
  case event(Event)

  struct Added: Decodable {
    var channel: String
    var member: Member
  }

  struct Member: Decodable {
    var user_id: String
    var user_info: [String: String]?
  }

  struct Counted: Decodable {
    var channel: String
    var count: Count
  }

  struct Count: Decodable {
    var subscription_count: Int
  }

  struct Event: Decodable {
    var event: String
    var channel: String
    var data: String?
  }

  private enum Key: String, CodingKey {
    case event, channel, data
  }

  init(from decoder: any Decoder) throws {
    let frame = try decoder.container(keyedBy: Key.self)
    let channel = try frame.decode(String.self, forKey: .channel)
    func embedded<T: Decodable>(_ type: T.Type) throws -> T {
      let text = try frame.decode(String.self, forKey: .data)
      return try JSONDecoder().decode(T.self, from: Data(text.utf8))
    }
    switch try frame.decode(String.self, forKey: .event) {
    case "pusher_internal:member_added":
      self = .memberAdded(Added(channel: channel, member: try embedded(Member.self)))
    case "pusher_internal:subscription_count":
      self = .subscriptionCount(Counted(channel: channel, count: try embedded(Count.self)))
    default: self = .event(try Event(from: decoder))
    }
  }
}
