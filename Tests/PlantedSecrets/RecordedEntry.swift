import BinderyJSON

/// An entry of an archive; the members are those of HAR 1.2.
package struct RecordedEntry {
  package var url: String
  package var headers: [(String, String)]
  package var query: [(String, String)]
  package var cookies: [(String, String)]
  package var body: (mediaType: String, text: String)?
  package var params: [(String, String)]
  package var responseHeaders: [(String, String)]
  package var redirectURL: String
  package var content: JSONObject
  package var frames: [String]
  package var bindery: JSONValue

  package init(
    url: String = "https://api.shop.io/v1/items",
    headers: [(String, String)] = [],
    query: [(String, String)] = [],
    cookies: [(String, String)] = [],
    body: (mediaType: String, text: String)? = nil,
    params: [(String, String)] = [],
    responseHeaders: [(String, String)] = [],
    redirectURL: String = "",
    content: JSONObject = ["mimeType": "text/plain", "text": ""],
    frames: [String] = [],
    bindery: JSONValue = [:]
  ) {
    self.url = url
    self.headers = headers
    self.query = query
    self.cookies = cookies
    self.body = body
    self.params = params
    self.responseHeaders = responseHeaders
    self.redirectURL = redirectURL
    self.content = content
    self.frames = frames
    self.bindery = bindery
  }

  package var json: JSONValue {
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

  package static func archive(_ entries: RecordedEntry...) -> JSONValue {
    ["log": ["version": "1.2", "entries": .array(entries.map(\.json))]]
  }

  private static func pairs(_ pairs: [(String, String)]) -> JSONValue {
    .array(pairs.map { ["name": .string($0.0), "value": .string($0.1)] })
  }
}
