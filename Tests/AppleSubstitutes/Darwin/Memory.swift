// Bytes, numbers, threads and clocks.

@discardableResult public func memcmp(
  _: UnsafeRawPointer!,
  _: UnsafeRawPointer!,
  _: Int
) -> Int32 { fatalError() }
@discardableResult public func memchr(
  _: UnsafeRawPointer!,
  _: Int32,
  _: Int
) -> UnsafeMutableRawPointer! { fatalError() }
@discardableResult public func memcpy(
  _: UnsafeMutableRawPointer!,
  _: UnsafeRawPointer!,
  _: Int
) -> UnsafeMutableRawPointer! { fatalError() }
@discardableResult public func timingsafe_bcmp(
  _: UnsafeRawPointer!,
  _: UnsafeRawPointer!,
  _: Int
) -> Int32 { fatalError() }
public func free(_: UnsafeMutableRawPointer!) {}
@discardableResult public func strdup(
  _: UnsafePointer<CChar>!
) -> UnsafeMutablePointer<CChar>! { fatalError() }
@discardableResult public func strtod(
  _: UnsafePointer<CChar>!,
  _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!
) -> Double { fatalError() }
public func pow(_: Double, _: Double) -> Double { fatalError() }

public var RTLD_DEFAULT: UnsafeMutableRawPointer? { nil }
@discardableResult public func dlsym(
  _: UnsafeMutableRawPointer!,
  _: UnsafePointer<CChar>!
) -> UnsafeMutableRawPointer! { fatalError() }

public typealias clock_t = UInt
public var CLOCKS_PER_SEC: clock_t { 1_000_000 }
public func clock() -> clock_t { fatalError() }

public struct clockid_t: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public var CLOCK_REALTIME: clockid_t { clockid_t(0) }
public var CLOCK_MONOTONIC: clockid_t { clockid_t(6) }
@discardableResult public func clock_gettime(
  _: clockid_t,
  _: UnsafeMutablePointer<timespec>!
) -> Int32 { fatalError() }

public struct _opaque_pthread_t: Sendable {}
public typealias pthread_t = UnsafeMutablePointer<_opaque_pthread_t>
public func pthread_self() -> pthread_t { fatalError() }
@discardableResult public func pthread_kill(_: pthread_t, _: Int32) -> Int32 { fatalError() }
@discardableResult public func pthread_sigmask(
  _: Int32,
  _: UnsafePointer<sigset_t>?,
  _: UnsafeMutablePointer<sigset_t>?
) -> Int32 { fatalError() }
@discardableResult public func sched_yield() -> Int32 { fatalError() }

public struct pthread_rwlockattr_t: Sendable { public init() {} }
public struct pthread_rwlock_t: Sendable { public init() {} }
@discardableResult public func pthread_rwlock_init(
  _: UnsafeMutablePointer<pthread_rwlock_t>,
  _: UnsafePointer<pthread_rwlockattr_t>?
) -> Int32 { fatalError() }
@discardableResult public func pthread_rwlock_rdlock(
  _: UnsafeMutablePointer<pthread_rwlock_t>
) -> Int32 { fatalError() }
@discardableResult public func pthread_rwlock_wrlock(
  _: UnsafeMutablePointer<pthread_rwlock_t>
) -> Int32 { fatalError() }
@discardableResult public func pthread_rwlock_unlock(
  _: UnsafeMutablePointer<pthread_rwlock_t>
) -> Int32 { fatalError() }
@discardableResult public func pthread_rwlock_destroy(
  _: UnsafeMutablePointer<pthread_rwlock_t>
) -> Int32 { fatalError() }
