import Canonical
import Foundation
import Specification

extension Recording {
  init?(_ node: Node, file: String, index: Int, diagnostics: Diagnostics) {
    guard let fields = Fields(node, noun: "an entry", diagnostics: diagnostics) else { return nil }
    // All parts are read before the check, so that all problems are reported at once.
    let origin = Origin(of: fields)
    let request = fields.required("request").flatMap { Request($0, diagnostics: diagnostics) }
    let response = fields.required("response").flatMap { Response($0, diagnostics: diagnostics) }
    guard let origin, let request, let response,
      let frames = origin.frames(of: fields, response)
    else { return nil }
    self.init(
      file: file,
      index: index,
      mark: node.mark,
      subject: origin.subject,
      frames: frames,
      isSession: fields["_webSocketMessages"]?.elements.isEmpty == false,
      client: origin.client,
      provenance: origin.provenance,
      request: request,
      response: response
    )
  }
}

extension Recording.Request {
  fileprivate init?(_ node: Node, diagnostics: Diagnostics) {
    guard let fields = Fields(node, noun: "“request”", diagnostics: diagnostics) else {
      return nil
    }
    let method = fields.requiredText("method").flatMap { Self.method($0, fields) }
    let url = fields.requiredText("url").flatMap { Self.url($0, fields) }
    let headers = Recording.pairs("headers", fields)
    let query = Recording.pairs("queryString", fields)
    let body = fields["postData"].flatMap {
      Recording.Body($0, noun: "“postData”", diagnostics: diagnostics)
    }
    guard let method, let url, let headers, let query, fields["postData"] == nil || body != nil
    else { return nil }
    self.init(
      method: method,
      url: url,
      urlMark: fields["url"]?.mark ?? node.mark,
      headers: headers,
      queryString: query,
      postData: body,
      mark: node.mark
    )
  }

  private static func method(_ text: String, _ fields: Fields) -> String? {
    if text.utf8.allSatisfy({ 0x41...0x5A ~= $0 || $0 == 0x2D }) { return text }
    fields.report(
      .invalidHAR,
      at: fields["method"]?.mark ?? fields.node.mark,
      "invalid HTTP method \(Excerpt.quoted(text))",
      fix: "write the method in capital letters, as in GET"
    )
    return nil
  }

  private static func url(_ text: String, _ fields: Fields) -> String? {
    // Browsers percent-encode fewer characters of a query than RFC 3986 requires.
    let isWritten = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    let path = String(text.prefix { $0 != "?" && $0 != "#" })
    let url = isWritten ? URL(string: path, encodingInvalidCharacters: false) : nil
    if let url, let scheme = url.scheme, ["http", "https", "ws", "wss"].contains(scheme),
      url.host?.isEmpty == false
    {
      return text
    }
    fields.report(
      .invalidHAR,
      at: fields["url"]?.mark ?? fields.node.mark,
      "\(Excerpt.quoted(text)) isn't a valid absolute URL",
      fix: "write a URL with scheme and host, and percent-encode invalid characters"
    )
    return nil
  }
}

extension Recording.Response {
  fileprivate init?(_ node: Node, diagnostics: Diagnostics) {
    guard let fields = Fields(node, noun: "“response”", diagnostics: diagnostics) else {
      return nil
    }
    let status = fields.required("status").flatMap { Self.status($0, fields) }
    let headers = Recording.pairs("headers", fields)
    let content = fields.required("content").flatMap {
      Recording.Body($0, noun: "“content”", diagnostics: diagnostics)
    }
    guard let status, let headers, let content else { return nil }
    self.init(status: status, headers: headers, content: content, mark: node.mark)
  }

  private static func status(_ node: Node, _ fields: Fields) -> Int? {
    if let status = node.integer, 100...599 ~= status { return status }
    fields.report(
      .invalidStatus,
      at: node.mark,
      "the status must be a number from 100 to 599",
      fix: "record a completed response"
    )
    return nil
  }
}

extension Recording {
  /// A list of names and values; nil after reporting an invalid element.
  fileprivate static func pairs(_ key: String, _ fields: Fields) -> [Pair]? {
    var isWhole = true
    let pairs = fields.list(key).compactMap { node -> Pair? in
      guard
        let pair = Fields(node, noun: "an element of “\(key)”", diagnostics: fields.diagnostics),
        let name = pair.requiredText("name"), pair.required("value") != nil,
        let value = pair.optionalString("value")
      else {
        isWhole = false
        return nil
      }
      return Pair(name: name, value: value, mark: pair["value"]?.mark ?? node.mark)
    }
    return isWhole ? pairs : nil
  }
}
