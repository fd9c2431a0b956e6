/// `Page` with the `Codable` conformance of the compiler.
struct CodablePage: Codable {
  var status: Int
  var error: Bool
  var channels: [String: [Message]]

  struct Message: Codable {
    var message: Body
    var timetoken: String
    var uuid: String?
    var type: Int?
    var meta: Meta?

    enum CodingKeys: String, CodingKey {
      case message, timetoken, uuid, meta
      case type = "message_type"
    }
  }

  struct Body: Codable {
    var text: String
    var sender: String
    var likes: Int
    var score: Double
    var tags: [String]
    var edited: Bool
  }

  struct Meta: Codable {
    var region: String
    var hops: Int
  }
}
