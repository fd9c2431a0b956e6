// Processes, signals and limits; iOS has only some of them.

public typealias pid_t = Int32
public typealias uid_t = UInt32
public typealias rlim_t = UInt64
public typealias posix_spawn_file_actions_t = UnsafeMutableRawPointer
public typealias posix_spawnattr_t = UnsafeMutableRawPointer

public var errno: Int32 {
  get { fatalError() }
  set {}
}
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var ENXIO: Int32 { 6 }
public var ENOMEM: Int32 { 12 }
public var EACCES: Int32 { 13 }
public var EEXIST: Int32 { 17 }
public var ENFILE: Int32 { 23 }
public var EMFILE: Int32 { 24 }
public var EPIPE: Int32 { 32 }
public var EAGAIN: Int32 { 35 }
public var ECONNABORTED: Int32 { 53 }
public var ENOBUFS: Int32 { 55 }
public var ELOOP: Int32 { 62 }

@discardableResult public func strerror(_: Int32) -> UnsafeMutablePointer<CChar>! { fatalError() }
@discardableResult public func getenv(
  _: UnsafePointer<CChar>!
) -> UnsafeMutablePointer<CChar>! { fatalError() }
@discardableResult public func setenv(
  _: UnsafePointer<CChar>!,
  _: UnsafePointer<CChar>!,
  _: Int32
) -> Int32 { fatalError() }
@discardableResult public func unsetenv(_: UnsafePointer<CChar>!) -> Int32 { fatalError() }
public func exit(_: Int32) -> Never { fatalError() }
@discardableResult public func atexit(_: (@convention(c) () -> Void)!) -> Int32 { fatalError() }
@discardableResult public func getpid() -> pid_t { fatalError() }
@discardableResult public func getpgid(_: pid_t) -> pid_t { fatalError() }
@discardableResult public func geteuid() -> uid_t { fatalError() }
@discardableResult public func getpagesize() -> Int32 { fatalError() }
@discardableResult public func usleep(_: UInt32) -> Int32 { fatalError() }
@discardableResult public func getppid() -> pid_t { fatalError() }
@discardableResult public func kill(_: pid_t, _: Int32) -> Int32 { fatalError() }
@discardableResult public func raise(_: Int32) -> Int32 { fatalError() }
@discardableResult public func execv(
  _: UnsafePointer<CChar>!,
  _: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { fatalError() }

public struct rlimit: Sendable {
  public var rlim_cur: rlim_t = 0
  public var rlim_max: rlim_t = 0
  public init() {}
  public init(rlim_cur: rlim_t, rlim_max: rlim_t) {}
}

public var RLIMIT_CPU: Int32 { 0 }
public var RLIMIT_AS: Int32 { 5 }
public var RLIMIT_NOFILE: Int32 { 8 }
@discardableResult public func getrlimit(
  _: Int32,
  _: UnsafeMutablePointer<rlimit>!
) -> Int32 { fatalError() }
@discardableResult public func setrlimit(_: Int32, _: UnsafePointer<rlimit>!) -> Int32 {
  fatalError()
}

public struct rusage: Sendable {
  public var ru_utime = timeval()
  public var ru_stime = timeval()
  /// In bytes; Linux counts kilobytes.
  public var ru_maxrss: Int = 0
  public init() {}
}

@discardableResult public func wait4(
  _: pid_t,
  _: UnsafeMutablePointer<Int32>!,
  _: Int32,
  _: UnsafeMutablePointer<rusage>!
) -> pid_t { fatalError() }

public struct itimerval: Sendable {
  public var it_interval = timeval()
  public var it_value = timeval()
  public init() {}
  public init(it_interval: timeval, it_value: timeval) {}
}

public var ITIMER_PROF: Int32 { 2 }
@discardableResult public func setitimer(
  _: Int32,
  _: UnsafePointer<itimerval>!,
  _: UnsafeMutablePointer<itimerval>!
) -> Int32 { fatalError() }

public var SIGINT: Int32 { 2 }
public var SIGKILL: Int32 { 9 }
public var SIGPIPE: Int32 { 13 }
public var SIGTERM: Int32 { 15 }
public var SIGPROF: Int32 { 27 }
public var SIGUSR1: Int32 { 30 }
public var SIG_BLOCK: Int32 { 1 }
public var SIG_UNBLOCK: Int32 { 2 }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { fatalError() }

@discardableResult public func sigaction(
  _: Int32,
  _: UnsafePointer<sigaction>!,
  _: UnsafeMutablePointer<sigaction>!
) -> Int32 { fatalError() }
@discardableResult public func signal(_: Int32, _: sig_t!) -> sig_t! { fatalError() }
@discardableResult public func sigemptyset(_: UnsafeMutablePointer<sigset_t>!) -> Int32 {
  fatalError()
}
@discardableResult public func sigaddset(_: UnsafeMutablePointer<sigset_t>!, _: Int32) -> Int32 {
  fatalError()
}

@discardableResult public func posix_spawn_file_actions_init(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawn_file_actions_destroy(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!
) -> Int32 { fatalError() }
@discardableResult public func posix_spawn_file_actions_addopen(
  _: UnsafeMutablePointer<posix_spawn_file_actions_t?>!,
  _: Int32,
  _: UnsafePointer<CChar>!,
  _: Int32,
  _: mode_t
) -> Int32 { fatalError() }
@discardableResult public func posix_spawnp(
  _: UnsafeMutablePointer<pid_t>!,
  _: UnsafePointer<CChar>!,
  _: UnsafePointer<posix_spawn_file_actions_t?>!,
  _: UnsafePointer<posix_spawnattr_t?>!,
  _: UnsafePointer<UnsafeMutablePointer<CChar>?>!,
  _: UnsafePointer<UnsafeMutablePointer<CChar>?>!
) -> Int32 { fatalError() }

public func _NSGetEnviron() -> UnsafeMutablePointer<
  UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
>! { fatalError() }
