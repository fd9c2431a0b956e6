#if canImport(CLibCurl)
  /// A response while it arrives: header lines, then pieces of the body.
  struct CurlResponse {
    /// The error that ends the transfer.
    private(set) var failure: TransportError?
    private(set) var status = 0
    private var fields: [HTTPHeaders.Field] = []
    private var headerSize = 0
    private var headIsComplete = false
    private var body: [UInt8] = []
    /// The content coding of the body; nil for none.
    private var coding: String?
    private(set) var decoder: ContentDecoder?
    private let limit: Int
    private let respondsToHead: Bool

    /// The maximum size of the header; libcurl's own limit is missing in older versions.
    private static let largestHead = 256 * 1024

    init(to request: HTTPExchange) {
      limit = request.maximumBodySize
      respondsToHead = request.method == .head
    }

    /// Whether the header of the final response is complete.
    var hasHead: Bool { status >= 200 && headIsComplete }

    /// Takes a header line with its end; returns false after an error.
    mutating func take(headerLine line: UnsafeBufferPointer<UInt8>) -> Bool {
      headerSize += line.count
      guard headerSize <= Self.largestHead else {
        failure = .invalidResponse("headers longer than \(Self.largestHead) bytes")
        return false
      }
      let line = line.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      if status < 200, line.starts(with: "HTTP/".utf8) { return begin(line) }
      // Lines after the body are trailers, which must not become header fields (RFC 9110 §6.5.1).
      guard !headIsComplete else { return true }
      guard line.isEmpty else {
        add(line)
        return true
      }
      headIsComplete = true
      coding = HTTPHeaders(fields).contentCoding
      decoder = coding.flatMap { ContentDecoder($0) }
      if !HTTPHeaders(fields).hasValidLength { failure = .invalidResponse("invalid length") }
      return failure == nil
    }

    /// Takes a piece of the body; returns false when it is too long or can't be decoded.
    mutating func take(body piece: UnsafeBufferPointer<UInt8>) -> Bool {
      guard let decoder else { return append(piece) }
      do {
        return try decoder.decode(piece) { append($0) }
      } catch {
        return refuseCoding()
      }
    }

    /// Returns whether the body has no coding or a requested one.
    mutating func supportsCoding() -> Bool { coding == nil || decoder != nil || refuseCoding() }

    /// Sets the error of content that can't be decoded, and returns false.
    mutating func refuseCoding() -> Bool {
      failure = .invalidResponse("content that can't be decoded as “\(coding ?? "")”")
      return false
    }

    private mutating func append(_ piece: UnsafeBufferPointer<UInt8>) -> Bool {
      guard piece.count <= limit - body.count else {
        failure = .tooLarge(limit: limit)
        return false
      }
      body.append(contentsOf: piece)
      return true
    }

    mutating func reserve(_ count: Int) {
      // A declared length alone is not worth more memory than this.
      body.reserveCapacity(min(count, limit, 1024 * 1024))
    }

    var isEmpty: Bool { body.isEmpty }

    /// Whether a coded body is complete; libcurl checks a body without a coding.
    var isWhole: Bool { decoder?.isComplete ?? true }

    /// Returns the complete response, with its body decoded.
    func complete() -> Result<HTTPResponse, TransportError> {
      guard hasHead else { return .failure(Self.incompleteHeader) }
      var headers = HTTPHeaders(fields)
      if !body.isEmpty { headers.removeEncoding() }
      return .success(HTTPResponse(status: status, headers: headers, body: body))
    }
  }

  extension CurlResponse {
    /// The response without its body, which will be decoded; nil before the final response.
    var head: HTTPResponse? {
      guard hasHead else { return nil }
      var headers = HTTPHeaders(fields)
      if !respondsToHead, status != 204, status != 304 { headers.removeEncoding() }
      return HTTPResponse(status: status, headers: headers)
    }

    /// Returns the error of a response that ended early.
    func incompleteBody(after received: Int, of expected: Int?) -> TransportError {
      guard let head else { return Self.incompleteHeader }
      return .incompleteBody(
        .init(status: head.status, headers: head.headers, received: received, expected: expected)
      )
    }

    private static let incompleteHeader = TransportError.connectionLost(
      "the response header is incomplete"
    )

    private mutating func begin(_ statusLine: HeaderLine) -> Bool {
      let afterVersion = statusLine.drop { $0 != UInt8(ascii: " ") }.drop {
        $0 == UInt8(ascii: " ")
      }
      let code = afterVersion.prefix { $0 != UInt8(ascii: " ") }
      guard let number = Int(code.headerText), (100...999).contains(number) else {
        failure = .invalidResponse("a status line without a status")
        return false
      }
      status = number
      fields = []
      // The number of fields of most responses.
      fields.reserveCapacity(8)
      headIsComplete = false
      return true
    }

    private mutating func add(_ line: HeaderLine) {
      if line.first?.isBlank == true, let last = fields.indices.last {
        // A folded line continues the one before (RFC 9112 §5.2); appended in place, since there
        // may be thousands.
        fields[last].value += " " + line.headerText
      } else if let colon = line.firstIndex(of: UInt8(ascii: ":")) {
        let value = line[line.index(after: colon)...].headerText
        fields.append(HTTPHeaders.Field(line[..<colon].headerText, value))
      }
    }
  }

  /// A header line, without its end.
  private typealias HeaderLine = Slice<UnsafeBufferPointer<UInt8>>

  extension HeaderLine {
    /// The text without blanks around it: UTF-8, or Latin-1 where it isn't valid.
    fileprivate var headerText: String {
      let head = drop(while: \.isBlank)
      let end = head.lastIndex { !$0.isBlank }.map(head.index(after:)) ?? head.startIndex
      let text = UnsafeBufferPointer(rebasing: head[..<end])
      // Validation takes ten times as long as copying, and most headers are ASCII.
      if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
      return String(validating: text, as: UTF8.self)
        ?? String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) }))
    }
  }
#endif
