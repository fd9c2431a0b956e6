import BinderyRuntime
import Cryptography
import Foundation

/// The request of the opening handshake, and the checks of its response (RFC 6455 §4.1).
package struct WebSocketOpening: Sendable {
  let address: WebSocketAddress
  let options: WebSocketOptions
  /// The `Sec-WebSocket-Key`: 16 random bytes in base64.
  let key: String

  /// The result of the opening handshake.
  struct Outcome: Equatable, Sendable {
    var subprotocol: String?
    var compression: WebSocketCompression.NegotiatedParameters?
    var headers: HTTPHeaders
  }

  init(
    _ address: WebSocketAddress,
    _ options: WebSocketOptions,
    key: [UInt8] = RandomBytes.make(count: 16)
  ) throws(WebSocketError) {
    self.address = address
    self.options = options
    self.key = Data(key).base64EncodedString()
    let fields = options.subprotocols + options.headers.flatMap { [$0.name, $0.value] }
    guard fields.allSatisfy({ $0.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 } })
    else {
      throw .transport(.other("a header field contains a line break or control character"))
    }
  }

  /// The encoded request.
  var request: [UInt8] {
    var headers: HTTPHeaders = [
      "Host": address.host, "Upgrade": "websocket", "Connection": "Upgrade",
      "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13",
    ]
    if !options.subprotocols.isEmpty {
      headers["Sec-WebSocket-Protocol"] = options.subprotocols.joined(separator: ", ")
    }
    if let compression = options.compression {
      headers["Sec-WebSocket-Extensions"] = compression.offer
    }
    if let credentials = address.credentials {
      headers["Authorization"] = "Basic \(Data(credentials.utf8).base64EncodedString())"
    }
    // The user's fields replace the host and the credentials, but not those of the handshake
    // itself.
    let own = ["upgrade", "connection"]
    for field in options.headers
    where !own.contains(field.name.lowercased())
      && !field.name.lowercased().hasPrefix("sec-websocket-")
    {
      if headers.contains(field.name), ["host", "authorization"].contains(field.name.lowercased()) {
        headers[field.name] = field.value
      } else {
        headers.append(field.name, field.value)
      }
    }
    let lines = headers.map { "\($0.name): \($0.value)\r\n" }
    return Array("GET \(address.target) HTTP/1.1\r\n\(lines.joined())\r\n".utf8)
  }

  /// Validates the server's response.
  func outcome(in response: WebSocketOpeningResponse) throws(WebSocketError) -> Outcome {
    guard response.status == 101 else {
      throw .refused(
        WebSocketError.Refusal(
          status: response.status,
          headers: response.headers,
          body: response.rest
        )
      )
    }
    guard response.contains("websocket", in: "Upgrade"),
      response.contains("upgrade", in: "Connection")
    else {
      throw .handshake("the response does not upgrade to a WebSocket")
    }
    guard let acceptance = Self.acceptance(of: key) else {
      throw .handshake("SHA-1 is not available to check the response")
    }
    guard response.headers["Sec-WebSocket-Accept"] == acceptance else {
      throw .handshake("Sec-WebSocket-Accept does not match the request's key")
    }
    return Outcome(
      subprotocol: try subprotocol(in: response),
      compression: try compression(in: response),
      headers: response.headers
    )
  }

  /// Returns the `Sec-WebSocket-Accept` for a key; nil if SHA-1 is not available.
  package static func acceptance(of key: String) -> String? {
    let text = key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
    return (try? SHA1.digest(of: Array(text.utf8))).map { Data($0).base64EncodedString() }
  }

  /// Returns the selected subprotocol; the server may select none.
  private func subprotocol(in response: WebSocketOpeningResponse) throws(WebSocketError) -> String?
  {
    guard let selected = response.headers["Sec-WebSocket-Protocol"] else { return nil }
    guard options.subprotocols.contains(selected) else {
      throw .handshake("the server selected a subprotocol that was not offered")
    }
    return selected
  }

  private func compression(
    in response: WebSocketOpeningResponse
  ) throws(WebSocketError) -> WebSocketCompression.NegotiatedParameters? {
    let extensions = response.headers["Sec-WebSocket-Extensions"]
    guard let compression = options.compression else {
      guard extensions == nil else {
        throw .handshake("the server selected an extension that was not offered")
      }
      return nil
    }
    return try compression.negotiatedParameters(in: extensions)
  }
}
