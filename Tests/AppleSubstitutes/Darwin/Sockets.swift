// Sockets: an address contains its length, and enumerations of Linux are plain integers.

public typealias sa_family_t = UInt8
public typealias socklen_t = UInt32
public typealias in_port_t = UInt16
public typealias nfds_t = UInt32

public struct in_addr: Sendable {
  public var s_addr: UInt32 = 0
  public init() {}
  public init(s_addr: UInt32) {}
}

public struct sockaddr: Sendable {
  public var sa_len: UInt8 = 0
  public var sa_family: sa_family_t = 0
  public init() {}
}

public struct sockaddr_in: Sendable {
  public var sin_len: UInt8 = 0
  public var sin_family: sa_family_t = 0
  public var sin_port: in_port_t = 0
  public var sin_addr = in_addr()
  public init() {}
}

public struct linger: BitwiseCopyable, Sendable {
  public var l_onoff: Int32 = 0
  public var l_linger: Int32 = 0
  public init() {}
  public init(l_onoff: Int32, l_linger: Int32) {}
}

public struct pollfd: Sendable {
  public var fd: Int32 = 0
  public var events: Int16 = 0
  public var revents: Int16 = 0
  public init() {}
  public init(fd: Int32, events: Int16, revents: Int16) {}
}

public var AF_INET: Int32 { 2 }
public var SOCK_STREAM: Int32 { 1 }
public var IPPROTO_TCP: Int32 { 6 }
public var TCP_NODELAY: Int32 { 1 }
public var SOL_SOCKET: Int32 { 0xFFFF }
public var SO_REUSEADDR: Int32 { 0x4 }
public var SO_LINGER: Int32 { 0x80 }
public var SO_NOSIGPIPE: Int32 { 0x1022 }
public var SHUT_RD: Int32 { 0 }
public var SHUT_WR: Int32 { 1 }
public var SHUT_RDWR: Int32 { 2 }
public var MSG_PEEK: Int32 { 0x2 }
public var MSG_DONTWAIT: Int32 { 0x80 }
public var POLLIN: Int32 { 0x1 }
public var POLLOUT: Int32 { 0x4 }
public var POLLERR: Int32 { 0x8 }
public var POLLHUP: Int32 { 0x10 }

@discardableResult public func socket(_: Int32, _: Int32, _: Int32) -> Int32 { fatalError() }
@discardableResult public func bind(_: Int32, _: UnsafePointer<sockaddr>!, _: socklen_t) -> Int32 {
  fatalError()
}
@discardableResult public func listen(_: Int32, _: Int32) -> Int32 { fatalError() }
@discardableResult public func accept(
  _: Int32,
  _: UnsafeMutablePointer<sockaddr>!,
  _: UnsafeMutablePointer<socklen_t>!
) -> Int32 { fatalError() }
@discardableResult public func connect(
  _: Int32,
  _: UnsafePointer<sockaddr>!,
  _: socklen_t
) -> Int32 { fatalError() }
@discardableResult public func getsockname(
  _: Int32,
  _: UnsafeMutablePointer<sockaddr>!,
  _: UnsafeMutablePointer<socklen_t>!
) -> Int32 { fatalError() }
@discardableResult public func getpeername(
  _: Int32,
  _: UnsafeMutablePointer<sockaddr>!,
  _: UnsafeMutablePointer<socklen_t>!
) -> Int32 { fatalError() }
@discardableResult public func setsockopt(
  _: Int32,
  _: Int32,
  _: Int32,
  _: UnsafeRawPointer!,
  _: socklen_t
) -> Int32 { fatalError() }
@discardableResult public func shutdown(_: Int32, _: Int32) -> Int32 { fatalError() }
@discardableResult public func send(
  _: Int32,
  _: UnsafeRawPointer!,
  _: Int,
  _: Int32
) -> Int { fatalError() }
@discardableResult public func recv(
  _: Int32,
  _: UnsafeMutableRawPointer!,
  _: Int,
  _: Int32
) -> Int { fatalError() }
@discardableResult public func poll(
  _: UnsafeMutablePointer<pollfd>!,
  _: nfds_t,
  _: Int32
) -> Int32 { fatalError() }
