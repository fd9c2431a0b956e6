/// The newest requests, oldest first.
struct RequestLog {
  private(set) var requests: [RecordedRequest] = []
  private var size = 0

  /// How many bytes they have at most, with their heads.
  static let bytes = 16 << 20

  mutating func add(_ request: RecordedRequest, atMost bound: Int) {
    requests.append(request)
    size += request.size
    var surplus = max(0, requests.count - bound)
    size -= requests.prefix(surplus).reduce(0) { $0 + $1.size }
    while size > Self.bytes {
      size -= requests[surplus].size
      surplus += 1
    }
    requests.removeFirst(surplus)
  }

  mutating func removeAll() { self = RequestLog() }
}
