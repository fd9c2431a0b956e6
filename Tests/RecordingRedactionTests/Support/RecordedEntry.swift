import BinderyJSON

/// An entry of an archive; the members are those of HAR 1.2.
struct RecordedEntry {
  var url = "https://api.shop.io/v1/items"
  var headers: [(String, String)] = []
  var query: [(String, String)] = []
  var cookies: [(String, String)] = []
  var body: (mediaType: String, text: String)?
  var params: [(String, String)] = []
  var responseHeaders: [(String, String)] = []
  var redirectURL = ""
  var content: JSONObject = ["mimeType": "text/plain", "text": ""]
  var frames: [String] = []
  var bindery: JSONValue = [:]

  var json: JSONValue {
    var request: JSONObject = [
      "method": "POST", "url": .string(url), "headers": Self.pairs(headers),
      "queryString": Self.pairs(query), "cookies": Self.pairs(cookies),
    ]
    if let body {
      request["postData"] = [
        "mimeType": .string(body.mediaType), "text": .string(body.text),
        "params": Self.pairs(params),
      ]
    }
    return [
      "request": .object(request),
      "response": [
        "status": 200, "headers": Self.pairs(responseHeaders), "cookies": [],
        "content": .object(content), "redirectURL": .string(redirectURL),
      ],
      "_webSocketMessages": .array(
        frames.map { ["type": "send", "opcode": 1, "data": .string($0)] }
      ),
      "_bindery": bindery,
    ]
  }

  static func archive(_ entries: RecordedEntry...) -> JSONValue {
    ["log": ["version": "1.2", "entries": .array(entries.map(\.json))]]
  }

  private static func pairs(_ pairs: [(String, String)]) -> JSONValue {
    .array(pairs.map { ["name": .string($0.0), "value": .string($0.1)] })
  }
}
