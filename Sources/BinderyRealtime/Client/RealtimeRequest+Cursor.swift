import BinderyRuntime

extension RealtimeOptions.Request {
  /// Sets a part of a cursor, in the place of a present value.
  mutating func set(_ value: JSONValue, in destination: ResumePolicy.Destination) {
    let text = value.string ?? value.description
    switch destination {
    case .query(let name):
      let encode = PercentEncoding.unreserved.encode
      setQuery(encode(name), encode(text))
    case .header(let name):
      options.headers.remove(name)
      options.headers.append(name, text)
    case .message: break
    }
  }

  /// Sets a query parameter; name and value are percent-encoded.
  mutating func setQuery(_ name: String, _ value: String) {
    let parts = url.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let items = parts.dropFirst().flatMap { $0.split(separator: "&") }
    let kept = items.filter { $0.prefix { $0 != "=" } != name }.map(String.init)
    url = parts[0] + "?" + (kept + ["\(name)=\(value)"]).joined(separator: "&")
  }
}
