// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The request of `secureHeader`.
///
/// `GET /secure/header`
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

/// The request of `secureQuery`.
///
/// `GET /secure/query`
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

/// The request of `secureCookie`.
///
/// `GET /secure/cookie`
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

/// The request of `secureBasic`.
///
/// `GET /secure/basic`
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

/// The request of `secureBearer`.
///
/// `GET /secure/bearer`
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

/// The request of `secureOther`.
///
/// `GET /secure/other`
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

/// The request of `secureTokens`.
///
/// `GET /secure/tokens`
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

/// The request of `secureDiscovered`.
///
/// `GET /secure/discovered`
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

/// The request of `secureBoth`.
///
/// `GET /secure/both`
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

/// The request of `secureEither`.
///
/// `GET /secure/either`
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

/// The request of `secureOptional`.
///
/// `GET /secure/optional`
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

/// The request of `secureCertificate`.
///
/// `GET /secure/certificate`
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

/// The request of `secureInherited`.
///
/// `GET /secure/inherited`
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

/// The request of `secureNone`.
///
/// `GET /secure/none`
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
