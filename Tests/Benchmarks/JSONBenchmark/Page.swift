import BinderyRuntime

/// A page of 100 messages, as in a response of a history endpoint.
struct Page: JSONModel {
  var status: Int
  var error: Bool
  var channels: [String: [Message]]

  init(status: Int, error: Bool, channels: [String: [Message]]) {
    self.status = status
    self.error = error
    self.channels = channels
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var status: Int?
    var error: Bool?
    var channels: [String: [Message]]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "status": json.read(into: &status)
      case "error": json.read(into: &error)
      case "channels": json.read(into: &channels)
      default: try json.skipValue()
      }
    }
    self.status = try json.require(status, "status")
    self.error = try json.require(error, "error")
    self.channels = try json.require(channels, "channels")
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("status", status)
    json.member("error", error)
    json.member("channels", channels)
    json.endObject()
  }
}

/// A message, with the service's metadata.
struct Message: JSONModel {
  var message: Body
  var timetoken: String
  var uuid: String?
  var type: Int?
  var meta: Meta?

  init(message: Body, timetoken: String, uuid: String?, type: Int?, meta: Meta?) {
    self.message = message
    self.timetoken = timetoken
    self.uuid = uuid
    self.type = type
    self.meta = meta
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var message: Body?
    var timetoken: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "message": json.read(into: &message)
      case "timetoken": json.read(into: &timetoken)
      case "uuid": json.read(into: &uuid)
      case "message_type": json.read(into: &type)
      case "meta": json.read(into: &meta)
      default: try json.skipValue()
      }
    }
    self.message = try json.require(message, "message")
    self.timetoken = try json.require(timetoken, "timetoken")
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("message", message)
    json.member("timetoken", timetoken)
    json.optionalMember("uuid", uuid)
    json.optionalMember("message_type", type)
    json.optionalMember("meta", meta)
    json.endObject()
  }
}

/// The content of a message.
struct Body: JSONModel {
  var text: String
  var sender: String
  var likes: Int
  var score: Double
  var tags: [String]
  var edited: Bool

  init(text: String, sender: String, likes: Int, score: Double, tags: [String], edited: Bool) {
    self.text = text
    self.sender = sender
    self.likes = likes
    self.score = score
    self.tags = tags
    self.edited = edited
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var text: String?
    var sender: String?
    var likes: Int?
    var score: Double?
    var tags: [String]?
    var edited: Bool?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "text": json.read(into: &text)
      case "sender": json.read(into: &sender)
      case "likes": json.read(into: &likes)
      case "score": json.read(into: &score)
      case "tags": json.read(into: &tags)
      case "edited": json.read(into: &edited)
      default: try json.skipValue()
      }
    }
    self.text = try json.require(text, "text")
    self.sender = try json.require(sender, "sender")
    self.likes = try json.require(likes, "likes")
    self.score = try json.require(score, "score")
    self.tags = try json.require(tags, "tags")
    self.edited = try json.require(edited, "edited")
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("text", text)
    json.member("sender", sender)
    json.member("likes", likes)
    json.member("score", score)
    json.member("tags", tags)
    json.member("edited", edited)
    json.endObject()
  }
}

/// The origin of a message.
struct Meta: JSONModel {
  var region: String
  var hops: Int

  init(region: String, hops: Int) {
    self.region = region
    self.hops = hops
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var region: String?
    var hops: Int?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "region": json.read(into: &region)
      case "hops": json.read(into: &hops)
      default: try json.skipValue()
      }
    }
    self.region = try json.require(region, "region")
    self.hops = try json.require(hops, "hops")
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("region", region)
    json.member("hops", hops)
    json.endObject()
  }
}
