/// The newest requests, oldest first.
struct RequestLog {
  private(set) var requests = BoundedQueue<RecordedRequest>()

  /// How many bytes they have at most, with their heads.
  static let bytes = 16 << 20

  mutating func add(_ request: RecordedRequest, atMost bound: Int) {
    requests.append(request)
    requests.trim(to: bound, bytes: Self.bytes)
  }

  mutating func removeAll() { self = RequestLog() }
}

extension RecordedRequest: Weighed {}
