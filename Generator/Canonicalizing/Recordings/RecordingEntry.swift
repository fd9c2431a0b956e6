import Canonical
import Foundation
import Specification

extension Recording {
  /// Creates the recording of an entry of a log.
  ///
  /// Nil for an invalid entry, which is reported, and for one that isn't a completed exchange over
  /// HTTP.
  init?(_ node: Node, of log: Log, file: String, index: Int, diagnostics: Diagnostics) {
    guard
      let fields = Fields(node, noun: "an entry", ignoresNull: true, diagnostics: diagnostics)
    else { return nil }
    if fields["_bindery"] == nil, !Self.isComplete(fields) { return nil }
    // All parts are read before the check, so that all problems are reported at once.
    let origin =
      fields["_bindery"].map { Origin($0, of: fields) } ?? Origin(unannotated: fields, in: log)
    var request = fields.required("request").flatMap { Request($0, diagnostics: diagnostics) }
    request?.resourceType = fields["_resourceType"]?.string
    let response = fields.required("response").flatMap { Response($0, diagnostics: diagnostics) }
    guard let origin, let request, let response,
      let frames = origin.frames(of: fields, response)
    else { return nil }
    self.init(
      file: file,
      index: index,
      mark: node.mark,
      subject: origin.subject,
      isAnnotated: fields["_bindery"] != nil,
      frames: frames,
      isSession: fields["_webSocketMessages"]?.elements.isEmpty == false,
      client: origin.client,
      provenance: origin.provenance,
      date: fields["startedDateTime"]?.string ?? "",
      request: request,
      response: response
    )
    hashes = origin.hashes
    duration = fields["time"]?.number
    close = fields["_bindery"]?["close"].flatMap(Close.init)
  }
}

extension Recording.Close {
  /// Creates the end of a session from a valid `_bindery.close`.
  fileprivate init?(_ node: Node) {
    guard let by = node["by"]?.string, let code = node["code"]?.integer else { return nil }
    self.init(
      isByService: by == "service",
      code: code,
      reason: node["reason"]?.string ?? "",
      mark: node.mark
    )
  }
}

extension Recording {
  /// Whether an entry is an exchange over HTTP with a response.
  ///
  /// Browsers also write aborted requests, with the status 0 or -1, and `data:` and `blob:` URLs.
  private static func isComplete(_ entry: Fields) -> Bool {
    if let status = entry["response"]?["status"]?.integer, status <= 0 { return false }
    if isAborted(entry["response"]), entry["_webSocketMessages"] == nil { return false }
    guard let url = entry["request"]?["url"]?.string else { return true }
    let scheme = url.prefix { $0 != ":" }.lowercased()
    return !["data", "blob", "file", "about", "chrome-extension", "moz-extension"].contains(scheme)
  }

  /// Whether the body of a response is incomplete: Chrome, Safari and Playwright state a reason.
  ///
  /// The events of a stream that the page has ended are complete.
  private static func isAborted(_ response: Node?) -> Bool {
    let reasons = ["_error", "_failureText"].compactMap { response?[$0]?.string }
    if reasons.allSatisfy(\.isEmpty) { return false }
    let mediaType = response?["content"]?["mimeType"]?.string ?? ""
    return SequentialMediaType(mediaType) == nil
  }
}

extension Recording {
  /// The number of bytes of a body with its content coding; nil if it isn't recorded.
  fileprivate static func codedSize(
    of body: Node?,
    _ message: Fields,
    _ headers: [Pair]
  ) -> Int? {
    CodedBody.codedSize(
      contentLength: headers.first { $0.name.lowercased() == "content-length" }?.value,
      bodySize: message["bodySize"]?.integer,
      size: body?["size"]?.integer,
      compression: body?["compression"]?.integer
    )
  }
}

extension Recording.Request {
  fileprivate init?(_ node: Node, diagnostics: Diagnostics) {
    guard
      let fields = Fields(node, noun: "“request”", ignoresNull: true, diagnostics: diagnostics)
    else { return nil }
    let method = fields.requiredText("method").flatMap { Self.method($0, fields) }
    let url = fields.requiredText("url").flatMap {
      // The URL of a request to a proxy is only a host and its port (RFC 9110, section 9.3.6).
      method == "CONNECT" ? $0 : Self.url($0, fields)
    }
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
      headers: headers + Self.cookies(fields, besides: headers),
      queryString: query,
      postData: body?
        .decoded(headers, codedSize: Recording.codedSize(of: fields["postData"], fields, headers))
        .withDecodedText,
      mark: node.mark
    )
  }

  /// The header `Cookie`, which Safari and Charles write only as “cookies”; none beside the header.
  private static func cookies(
    _ fields: Fields,
    besides headers: [Recording.Pair]
  ) -> [Recording.Pair] {
    if headers.contains(where: { $0.name.lowercased() == "cookie" }) { return [] }
    let nodes = fields.list("cookies")
    let pairs = nodes.compactMap { node -> String? in
      guard let name = node["name"]?.text, !name.isEmpty else { return nil }
      return "\(name)=\(node["value"]?.text ?? "")"
    }
    guard let first = nodes.first, !pairs.isEmpty else { return [] }
    return [Recording.Pair(name: "Cookie", value: pairs.joined(separator: "; "), mark: first.mark)]
  }

  private static func method(_ text: String, _ fields: Fields) -> String? {
    let method = text.uppercased()
    if method.utf8.allSatisfy({ 0x41...0x5A ~= $0 || $0 == 0x2D }) { return method }
    fields.report(
      .invalidHAR,
      at: fields["method"]?.mark ?? fields.node.mark,
      "invalid HTTP method",
      fix: "write the method in capital letters, as in GET"
    )
    return nil
  }

  private static func url(_ text: String, _ fields: Fields) -> String? {
    let text = encoded(text)
    let path = String(text.prefix { $0 != "?" && $0 != "#" })
    if let url = URL(string: path, encodingInvalidCharacters: false),
      let scheme = url.scheme?.lowercased(), ["http", "https", "ws", "wss"].contains(scheme),
      url.host?.isEmpty == false
    {
      return scheme + text.dropFirst(scheme.count)
    }
    fields.report(
      .invalidHAR,
      at: fields["url"]?.mark ?? fields.node.mark,
      "the URL of the request isn't a valid absolute URL",
      fix: "write a URL with scheme and host"
    )
    return nil
  }

  /// Percent-encodes the characters that a URL can't contain, as browsers do (URL Standard).
  ///
  /// Browsers encode fewer characters of a query than RFC 3986 requires, such as `|` and `{`.
  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      if byte > 0x20, byte < 0x7F, !"\"<>\\^`{|}".utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}

extension Recording.Response {
  fileprivate init?(_ node: Node, diagnostics: Diagnostics) {
    guard
      let fields = Fields(node, noun: "“response”", ignoresNull: true, diagnostics: diagnostics)
    else { return nil }
    let status = fields.required("status").flatMap { Self.status($0, fields) }
    let headers = Recording.pairs("headers", fields)
    let content =
      fields["content"].map { Recording.Body($0, noun: "“content”", diagnostics: diagnostics) }
      ?? Recording.Body(mimeType: "", text: "")
    guard let status, let headers, let content else { return nil }
    self.init(
      status: status,
      headers: headers,
      content: content.decoded(
        headers,
        codedSize: Recording.codedSize(of: fields["content"], fields, headers)
      ),
      mark: node.mark
    )
  }

  private static func status(_ node: Node, _ fields: Fields) -> Int? {
    let number = node.string.flatMap(Double.init) ?? node.number
    if let status = number.flatMap({ Int(exactly: $0) }), 100...599 ~= status { return status }
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
        let pair = Fields(
          node,
          noun: "an element of “\(key)”",
          ignoresNull: true,
          diagnostics: fields.diagnostics
        ),
        let name = pair.requiredString("name"),
        let value = pair["value"] == nil ? "" : pair.optionalScalar("value")
      else {
        isWhole = false
        return nil
      }
      return Pair(name: name, value: value, mark: pair["value"]?.mark ?? node.mark)
    }
    return isWhole ? pairs : nil
  }
}
