import BinderyRuntime
import BinderyTesting
import Foundation

// The parts of an archive in HAR 1.2.
extension LoopbackRequest {
  func recorded(scheme: String) -> JSONObject {
    let host = headers["Host"] ?? "127.0.0.1"
    var object: JSONObject = [
      "method": .string(method.rawValue), "url": .string("\(scheme)://\(host)\(target)"),
      "httpVersion": "HTTP/1.1", "cookies": [], "headers": headers.recorded,
      "queryString": .array(query.map { ["name": .string($0.key), "value": .string($0.value)] }),
      "headersSize": -1, "bodySize": .number(JSONNumber(body.count)),
    ]
    if !body.isEmpty {
      let mediaType = headers["Content-Type"] ?? ""
      object["postData"] = ["mimeType": .string(mediaType), "text": .string(text)]
    }
    return object
  }

  private var query: [(key: String, value: String)] {
    Query(target.dropFirst(path.count + 1)).values.sorted { $0.key < $1.key }
  }
}

extension Reply {
  var recorded: JSONValue {
    let text = String(decoding: body, as: UTF8.self)
    return [
      "status": .number(JSONNumber(status)), "statusText": "", "httpVersion": "HTTP/1.1",
      "cookies": [], "headers": headers.recorded,
      "content": [
        "size": .number(JSONNumber(body.count)), "mimeType": .string(headers["Content-Type"] ?? ""),
        "text": .string(text),
      ],
      "redirectURL": "", "headersSize": -1, "bodySize": .number(JSONNumber(body.count)),
    ]
  }
}

extension HTTPHeaders {
  /// The fields without those that describe a library or a machine instead of the protocol.
  fileprivate var recorded: JSONValue {
    .array(
      filter { !Self.incidentalHeaders.contains($0.name.lowercased()) }
        .map { ["name": .string($0.name), "value": .string($0.value)] }
    )
  }

  private static let incidentalHeaders: Set = [
    "accept", "accept-encoding", "connection", "content-length", "sec-websocket-key", "user-agent",
    "x-pusher-library",
  ]
}

extension JSONValue {
  /// The response of a WebSocket handshake.
  static let upgrade: JSONValue = [
    "status": 101, "statusText": "Switching Protocols", "httpVersion": "HTTP/1.1", "cookies": [],
    "headers": [
      ["name": "Connection", "value": "Upgrade"], ["name": "Upgrade", "value": "websocket"],
    ],
    "content": ["size": 0, "mimeType": "x-unknown"], "redirectURL": "", "headersSize": -1,
    "bodySize": 0,
  ]

  static func seconds(_ value: Double) -> JSONValue { JSONNumber(value).map { .number($0) } ?? 0 }
}

extension UInt64 {
  /// A time in units of 100 nanoseconds, converted to seconds and truncated to milliseconds.
  var seconds: Double { Double(self / (.ticksPerSecond / 1000)) / 1000 }

  /// A time in units of 100 nanoseconds since 1970 as RFC 3339 text.
  ///
  /// The milliseconds are formatted separately, because a floating-point number might lose one.
  var date: String {
    let whole = Date(timeIntervalSince1970: Double(self / .ticksPerSecond))
      .formatted(Date.ISO8601FormatStyle())
    let milliseconds = self % .ticksPerSecond / (.ticksPerSecond / 1000)
    return whole.dropLast() + String(format: ".%03dZ", Int(milliseconds))
  }
}
