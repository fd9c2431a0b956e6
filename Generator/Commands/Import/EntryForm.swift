import BinderyJSON

import enum Canonicalizing.RecordedEncoding

/// The form of entries that HAR 1.2 requires, which some tools write otherwise.
enum EntryForm {
  /// Returns the entry without null members, with texts as the values of headers and parameters, a
  /// number as the status, base64 in one line, and no “encoding” of a text.
  static func corrected(_ entry: JSONValue) -> JSONValue {
    guard var object = entry.object?.withoutNulls else { return entry }
    if let request = object["request"]?.object { object["request"] = .object(corrected(request)) }
    if let response = object["response"]?.object {
      object["response"] = .object(corrected(response: response))
    }
    if let messages = object["_webSocketMessages"]?.array {
      object["_webSocketMessages"] = .array(messages.map(message))
    }
    return .object(object)
  }

  private static func corrected(_ request: JSONObject) -> JSONObject {
    var request = withTexts(request.withoutNulls, in: ["headers", "queryString", "cookies"])
    if let url = request["url"]?.string, let end = url.firstRange(of: "://") {
      request["url"] = .string(url[..<end.lowerBound].lowercased() + url[end.lowerBound...])
    }
    if let body = request["postData"]?.object {
      request["postData"] = .object(withTexts(self.body(body), in: ["params"]))
    }
    return request
  }

  private static func corrected(response: JSONObject) -> JSONObject {
    var response = withTexts(response.withoutNulls, in: ["headers", "cookies"])
    let status = response["status"]
    let number = status?.string.flatMap(Double.init) ?? status?.double
    if let number = number.flatMap({ Int(exactly: $0) }) {
      response["status"] = .number(JSONNumber(number))
    }
    let content = response["content"]?.object ?? JSONObject([("size", 0), ("mimeType", "")])
    response["content"] = .object(body(content))
    return response
  }

  private static func body(_ body: JSONObject) -> JSONObject {
    var body = body.withoutNulls
    guard let encoding = body["encoding"]?.string else { return body }
    if RecordedEncoding.isOfText(encoding) {
      body["encoding"] = nil
    } else if encoding.lowercased() == "base64" {
      body["encoding"] = "base64"
      if let text = body["text"]?.string {
        body["text"] = .string(text.filter { !$0.isWhitespace })
      }
    }
    return body
  }

  /// The frame with its bytes as base64 in one line.
  private static func message(_ message: JSONValue) -> JSONValue {
    guard var object = message.object, object["opcode"] == 2, let text = object["data"]?.string
    else { return message }
    object["data"] = .string(text.filter { !$0.isWhitespace })
    return .object(object)
  }

  /// An object in whose lists each element has a text as its value.
  private static func withTexts(_ object: JSONObject, in lists: [String]) -> JSONObject {
    var object = object
    for key in lists {
      guard let elements = object[key]?.array else { continue }
      object[key] = .array(
        elements.map { element in
          guard var pair = element.object?.withoutNulls else { return element }
          switch pair["value"] {
          case nil where pair["fileName"] == nil: pair["value"] = ""
          case .number(let number): pair["value"] = .string("\(number)")
          case .boolean(let value): pair["value"] = .string("\(value)")
          default: break
          }
          return .object(pair)
        }
      )
    }
    return object
  }
}

extension JSONObject {
  fileprivate var withoutNulls: JSONObject {
    JSONObject(members.filter { $0.value != .null }.map { ($0.key, $0.value) })
  }
}
