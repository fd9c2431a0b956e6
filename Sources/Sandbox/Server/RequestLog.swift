/// The newest requests, oldest first.
struct RequestLog {
  private(set) var requests = BoundedQueue<RecordedRequest>()

  /// The maximum total size, in bytes.
  static let bytes = 16 << 20

  mutating func add(_ request: RecordedRequest, atMost bound: Int) {
    requests.append(request)
    requests.trim(to: bound, bytes: Self.bytes)
  }

  mutating func removeAll() { self = RequestLog() }
}

extension RecordedRequest: Sized {}
