import BinderyRuntime

/// Where a service can be reached that speaks without being asked: `wss://ws.example.com/app`.
public struct RealtimeServer: Hashable, Sendable {
  /// Scheme, host and path, without the query of a channel.
  public var url: String

  /// A server that an app knows better than the document.
  public init(_ url: String) { self.url = url }

  /// A URL of the service's document, as the generator writes it.
  public init(documented url: StaticString) { self.url = url.description }

  /// A server template of a document with values for its variables:
  /// `wss://{region}.example.com`.
  public init(template: StaticString, _ variables: KeyValuePairs<StaticString, String>) {
    url = ServerURL.text(of: template, variables)
  }

  /// What is spoken there, such as `wss`, `mqtt` or `kafka`: the scheme, in lower case.
  public var `protocol`: String? {
    url.firstRange(of: "://").map { url[..<$0.lowerBound].lowercased() }
  }
}
