import BinderyRuntime

extension RealtimeOptions.Request {
  /// Sets a part of a cursor, in the place of a present value.
  mutating func set(_ value: JSONValue, in destination: ResumePolicy.Destination) {
    let text = value.string ?? value.description
    switch destination {
    case .query(let name): setQuery(name, text)
    case .header(let name):
      options.headers.remove(name)
      options.headers.append(name, text)
    case .message: break
    }
  }

  private mutating func setQuery(_ name: String, _ value: String) {
    let encode = PercentEncoding.unreserved.encode
    let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let items = parts.dropFirst().flatMap { $0.split(separator: "&") }
    let kept = items.filter { $0.prefix { $0 != "=" } != encode(name) }.map(String.init)
    url = parts[0] + "?" + (kept + ["\(encode(name))=\(encode(value))"]).joined(separator: "&")
  }
}
