import BinderyRuntime

/// The URL of a server that sends events: `wss://ws.example.com/app`.
public struct RealtimeServer: Hashable, Sendable {
  /// The URL: scheme, host and path, without the query of a channel.
  public var url: String

  /// Creates a server that the document does not declare.
  public init(_ url: String) { self.url = url }

  /// Creates a server from a URL of the AsyncAPI document; generated code calls it.
  public init(documented url: StaticString) { self.url = url.description }

  /// Creates a server from a URL template of the document and values for its variables:
  /// `wss://{region}.example.com`.
  public init(template: StaticString, _ variables: KeyValuePairs<StaticString, String>) {
    url = ServerURL.text(of: template, variables)
  }

  /// The protocol, such as `wss`, `mqtt` or `kafka`: the URL's scheme, in lower case.
  public var `protocol`: String? {
    url.firstRange(of: "://").map { url[..<$0.lowerBound].lowercased() }
  }
}
