import BinderyJSON
import Foundation
import TestSupport

/// A tuple: an array in which each index has a meaning.
struct Receipt: JSONModel {
  var code: Int
  var text: String
  var timetoken: String?

  init(code: Int, text: String, timetoken: String? = nil) {
    self.code = code
    self.text = text
    self.timetoken = timetoken
  }

  init(from json: inout JSONReader) throws(JSONError) {
    var code: Int?
    var text: String?
    var position = 0
    try json.beginArray()
    while try json.nextElement() {
      switch position {
      case 0: code = try json.read()
      case 1: text = try json.read()
      case 2: timetoken = try json.read()
      default: try json.skipValue()
      }
      position += 1
    }
    self.code = try json.require(code, at: 0)
    self.text = try json.require(text, at: 1)
  }

  func encode(into json: inout JSONWriter) {
    json.beginArray()
    json.element(code)
    json.element(text)
    if let timetoken { json.element(timetoken) }
    json.endArray()
  }
}
