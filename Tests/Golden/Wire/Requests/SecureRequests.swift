// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// Sends `GET /secure/header`.
public struct SecureHeader: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyHeader"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/header")
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

/// Sends `GET /secure/query`.
public struct SecureQuery: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/query")
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

/// Sends `GET /secure/cookie`.
public struct SecureCookie: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyCookie"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/cookie")
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

/// Sends `GET /secure/basic`.
public struct SecureBasic: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["basic"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/basic")
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

/// Sends `GET /secure/bearer`.
public struct SecureBearer: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["bearer"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/bearer")
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

/// Sends `GET /secure/other`.
public struct SecureOther: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["other"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/other")
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

/// Sends `GET /secure/tokens`.
public struct SecureTokens: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["oauth"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/tokens")
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

/// Sends `GET /secure/discovered`.
public struct SecureDiscovered: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["openID"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/discovered")
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

/// Sends `GET /secure/both`.
public struct SecureBoth: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyHeader", "basic"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/both")
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

/// Sends `GET /secure/either`.
public struct SecureEither: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyHeader", "basic"], ["bearer"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/either")
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

/// Sends `GET /secure/optional`.
public struct SecureOptional: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["bearer"], []]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/optional")
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

/// Sends `GET /secure/certificate`.
public struct SecureCertificate: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyHeader"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/certificate")
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

/// Sends `GET /secure/inherited`.
public struct SecureInherited: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["keyQuery"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/inherited")
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

/// Sends `GET /secure/none`.
public struct SecureNone: Request {
  public init() {}

  public typealias Reply = Void

  public typealias Failure = Never

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.get, "/secure/none")
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
