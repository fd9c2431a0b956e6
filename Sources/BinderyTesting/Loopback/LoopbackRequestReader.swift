import BinderyRuntime

/// Parses the bytes of a connection into requests.
struct LoopbackRequestReader {
  private let socket: LoopbackSocket
  private let connection: Int
  private let bounds: LoopbackBounds
  private var buffer: [UInt8] = []
  private var position = 0

  init(socket: LoopbackSocket, connection: Int, bounds: LoopbackBounds) {
    self.socket = socket
    self.connection = connection
    self.bounds = bounds
  }

  /// Returns the next complete request; nil if the connection ends first, or the data is invalid or
  /// exceeds the limits.
  mutating func next() -> LoopbackRequest? {
    guard let words = line()?.split(separator: " "), words.count == 3 else { return nil }
    guard let headers = headers(), let body = body(headers) else { return nil }
    return LoopbackRequest(
      method: HTTPMethod(rawValue: String(words[0])),
      target: String(words[1]),
      headers: headers,
      body: body,
      connection: connection
    )
  }

  private mutating func headers() -> HTTPHeaders? {
    var headers = HTTPHeaders()
    while headers.count <= bounds.lines, let line = line() {
      if line.isEmpty { return headers }
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      headers.append(String(line[..<colon]), String(value))
    }
    return nil
  }

  private mutating func body(_ headers: HTTPHeaders) -> [UInt8]? {
    if headers["Expect"] != nil { _ = socket.send(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)) }
    if headers["Transfer-Encoding"] != nil { return chunks() }
    return bytes(headers["Content-Length"].flatMap { Int($0) } ?? 0)
  }

  private mutating func chunks() -> [UInt8]? {
    var body: [UInt8] = []
    while let size = line().flatMap({ Int($0.prefix { $0 != ";" }, radix: 16) }) {
      guard size <= bounds.bodyBytes - body.count, let chunk = bytes(size), line() == ""
      else { return nil }
      if size == 0 { return body }
      body += chunk
    }
    return nil
  }
}

extension LoopbackRequestReader {
  /// Returns the text up to the next line end.
  private mutating func line() -> String? {
    while true {
      if let end = buffer[position...].firstIndex(of: 0x0A) {
        guard end - position <= bounds.lineBytes else { return nil }
        defer { position = end + 1 }
        let line = buffer[position..<end]
        return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      }
      guard buffer.count - position <= bounds.lineBytes, fill() else { return nil }
    }
  }

  private mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= bounds.bodyBytes else { return nil }
    while buffer.count - position < count {
      guard fill() else { return nil }
    }
    defer { position += count }
    return Array(buffer[position..<position + count])
  }

  /// Receives more bytes; returns whether there are any.
  private mutating func fill() -> Bool {
    if position > 0 {
      buffer.removeFirst(position)
      position = 0
    }
    let piece = socket.receive()
    buffer += piece
    return !piece.isEmpty
  }
}
