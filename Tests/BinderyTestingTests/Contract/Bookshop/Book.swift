import BinderyRuntime

struct Book: JSONModel {
  var id: Int64
  var title: String
  var price: JSONNumber?

  init(id: Int64, title: String, price: JSONNumber? = nil) {
    self.id = id
    self.title = title
    self.price = price
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var id: Int64?
    var title: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "id": id = try json.read()
      case "title": title = try json.read()
      case "price": price = try json.read()
      default: try json.skipValue()
      }
    }
    self.id = try json.require(id, "id")
    self.title =
      Defect.makesUpMember.isActive ? title ?? "" : try json.require(title, "title")
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("id", Defect.roundsNumber.isActive ? Int64(Float(id)) : id)
    json.member("title", title)
    if !Defect.dropsField.isActive { json.optionalMember("price", price) }
    json.endObject()
  }
}

struct Problem: JSONModel {
  var message: String

  init(from json: inout JSONReader) throws(JSONError) {
    var message: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "message": message = try json.read()
      default: try json.skipValue()
      }
    }
    self.message = try json.require(message, "message")
  }

  func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member(Defect.encodesWrongKey.isActive ? "error" : "message", message)
    json.endObject()
  }
}
