// Generated from awkward.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Ends a comment */ and a string " and \(inserts) and turns U+202E around.
///
/// Second line.
public struct Awkward: APIClient {
  public var connection: Connection

  public init(connection: Connection) { self.connection = connection }

  public init(
    server: ServerURL = Awkward.server(),
    credentials: Credentials = Credentials(),
    transport: any HTTPTransport = .default
  ) {
    self.init(
      connection: Connection(
        server: server,
        credentials: credentials.byScheme,
        transport: transport
      )
    )
  }

  /// Any tenant of ours.
  public static func server(tenant: String = "main", port: ServerPort = .value443) -> ServerURL {
    ServerURL(
      template: "https://{tenant}.awkward.example:{port}",
      ["tenant": tenant, "port": port.rawValue]
    )
  }

  /// Sandbox.
  public static let sandbox = ServerURL(literal: "https://sandbox.awkward.example")

  public enum ServerPort: String, CaseIterable, Sendable {
    case value443 = "443"
    case value8443 = "8443"
  }

  /// What proves who is asking; give what you have.
  ///
  /// An operation takes the first of its alternatives that is given whole; without one it is sent
  /// all the same, and the service decides.
  public struct Credentials: Sendable {
    fileprivate var byScheme: [String: Credential] = [:]

    /// - Parameter key: Ask the desk.
    public init(key: String? = nil, login: (user: String, password: String)? = nil) {
      if let key {
        byScheme["key"] = .apiKey(key, query: "k\"ey")
      }
      if let login {
        byScheme["login"] = .basic(user: login.user, password: login.password)
      }
    }
  }
}
