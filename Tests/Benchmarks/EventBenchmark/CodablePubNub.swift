import Foundation

/// PubNub's events for `Codable`: selected by the kind, or by the suffix of the channel's name.
///
/// They have the members of the generated types. Where those keep any JSON of a publisher, these
/// have a fixed type, which is faster to decode.
enum CodablePubNubEvent: Decodable {
  case signal(Envelope<Text>)
  case presence(Envelope<Presence>)
  case message(Envelope<Text>)

  struct Envelope<Payload: Decodable>: Decodable {
    var a: String
    var b: String?
    var c: String
    var d: Payload
    var e: Int?
    var f: Int
    var i: String?
    var k: String
    var o: Cursor?
    var p: Cursor
    var s: Int?
    var u: [String: String]?
    var cmt: String?
  }

  struct Cursor: Decodable {
    var t: String
    var r: Int
  }

  struct Text: Decodable {
    var text: String
  }

  struct Presence: Decodable {
    var action: Action
    var uuid: String?
    var timestamp: Int64
    var occupancy: Int
    var data: [String: String]?
    var join: [String]?
    var leave: [String]?
    var timeout: [String]?
    var here_now_refresh: Bool?

    struct Action: RawRepresentable, Decodable {
      var rawValue: String
    }
  }

  private enum Key: String, CodingKey {
    case e, c
  }

  init(from decoder: any Decoder) throws {
    let envelope = try decoder.container(keyedBy: Key.self)
    switch try envelope.decodeIfPresent(Int.self, forKey: .e) ?? 0 {
    case 1: self = .signal(try Envelope(from: decoder))
    case 0 where try envelope.decode(String.self, forKey: .c).hasSuffix("-pnpres"):
      self = .presence(try Envelope(from: decoder))
    default: self = .message(try Envelope(from: decoder))
    }
  }
}
