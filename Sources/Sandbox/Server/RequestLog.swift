/// The newest requests, oldest first.
struct RequestLog {
  private(set) var requests: ArraySlice<RecordedRequest> = []

  mutating func add(_ request: RecordedRequest, atMost bound: Int) {
    requests.append(request)
    if requests.count > bound { requests.removeFirst() }
  }

  mutating func removeAll() { requests = [] }
}
