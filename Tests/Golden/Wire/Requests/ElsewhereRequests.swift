// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `elsewhereByPath`.
///
/// `GET /elsewhere`
public struct ElsewhereByPath: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/elsewhere")
    request.server = ServerURL(documented: "http://path.wire.test")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }
}

/// The request of `elsewhereByOperation`.
///
/// `POST /elsewhere`
public struct ElsewhereByOperation: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  /// The server `http://{place}.wire.test/base/`.
  public static func server(place: String = "operation") -> ServerURL {
    ServerURL(
      template: "http://{place}.wire.test/base/",
      variables: [ServerURL.Variable("place", place, default: "operation")],
      name: "server"
    )
  }

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.post, "/elsewhere")
    request.servers = [Self.server()]
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }
}

/// The request of `elsewhereByName`.
///
/// `PUT /elsewhere`
public struct ElsewhereByName: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  /// The server `https://files.wire.test/v1`.
  public static let production = ServerURL(
    documented: "https://files.wire.test/v1",
    name: "production"
  )

  /// The server `http://files.{host}:{port}`.
  public static func anyMachine(
    host: String = "localhost",
    port: ServerPort = .value8080
  ) -> ServerURL {
    ServerURL(
      template: "http://files.{host}:{port}",
      variables: [
        ServerURL.Variable("host", host, default: "localhost"),
        ServerURL.Variable("port", port, default: .value8080),
      ],
      name: "anyMachine"
    )
  }

  /// The values of the server variable `port`.
  public enum ServerPort: String, CaseIterable, Sendable {
    case value8080 = "8080"
  }

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.put, "/elsewhere")
    request.servers = [Self.production, Self.anyMachine()]
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }
}

/// The request of `elsewhereAtPath`.
///
/// `PATCH /elsewhere`
public struct ElsewhereAtPath: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.patch, "/elsewhere")
    request.server = ServerURL(documented: "/v2")
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }
}

/// The request of `elsewhereAtVersion`.
///
/// `DELETE /elsewhere`
public struct ElsewhereAtVersion: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  /// A server with the path `/files/{version}`.
  public static func files(version: Version = .v2) -> ServerURL {
    ServerURL(
      template: "/files/{version}",
      variables: [ServerURL.Variable("version", version, default: .v2)],
      name: "files"
    )
  }

  /// The server `http://files.{host}:{port}/`.
  public static func anyMachine(
    host: String = "localhost",
    port: Wire.ServerPort = .value9090
  ) -> ServerURL {
    ServerURL(
      template: "http://files.{host}:{port}/",
      variables: [
        ServerURL.Variable("host", host, default: "localhost"),
        ServerURL.Variable("port", port, default: .value9090),
      ],
      name: "anyMachine"
    )
  }

  /// A server with the path `/`.
  public static let root = ServerURL(documented: "/", name: "root")

  /// The values of the server variable `version`.
  public enum Version: String, CaseIterable, Sendable {
    case v2
    case v3
  }

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.delete, "/elsewhere")
    request.servers = [Self.files(), Self.anyMachine(), Self.root]
    return request
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }
}
