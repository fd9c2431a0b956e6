/// Where a service can be reached that speaks without being asked: `wss://ws.example.com/app`.
public struct RealtimeServer: Hashable, Sendable, CustomStringConvertible {
  public var url: String

  public init(_ url: String) { self.url = url }

  /// A URL of the service's document, as the generator writes it.
  public init(documented url: StaticString) { self.url = url.description }

  /// A server template of a document with values for its variables:
  /// `wss://{region}.example.com`.
  public init(template: StaticString, _ variables: KeyValuePairs<StaticString, String>) {
    var text = ""
    var rest = template.description[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[open..<close].dropFirst()
      let value = variables.first { $0.key.description == name }?.value
      text += rest[..<open] + (value ?? String(rest[open...close]))
      rest = rest[close...].dropFirst()
    }
    url = text + rest
  }

  /// What is spoken there, such as `wss`, `mqtt` or `kafka`: the scheme, in lower case.
  public var `protocol`: String? {
    url.firstRange(of: "://").map { url[..<$0.lowerBound].lowercased() }
  }

  public var description: String { url }
}
