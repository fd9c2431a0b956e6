// Types of Darwin in a module of their own, because Swift allows no function beside a type of the
// same name, unlike C: `stat` and `sigaction` are both.

public typealias mode_t = UInt16
public typealias off_t = Int64
public typealias ino_t = UInt64
public typealias dev_t = Int32
public typealias time_t = Int

public struct timespec: Sendable {
  public var tv_sec: time_t = 0
  public var tv_nsec: Int = 0
  public init() {}
  public init(tv_sec: time_t, tv_nsec: Int) {}
}

public struct timeval: Sendable {
  public var tv_sec: time_t = 0
  public var tv_usec: Int32 = 0
  public init() {}
  public init(tv_sec: time_t, tv_usec: Int32) {}
}

public struct stat: Sendable {
  public var st_dev: dev_t = 0
  public var st_mode: mode_t = 0
  public var st_nlink: UInt16 = 0
  public var st_ino: ino_t = 0
  public var st_uid: UInt32 = 0
  public var st_gid: UInt32 = 0
  public var st_mtimespec = timespec()
  public var st_ctimespec = timespec()
  public var st_size: off_t = 0
  public init() {}
}

public typealias sigset_t = UInt32
public typealias sig_t = @convention(c) (Int32) -> Void

public struct __sigaction_u {
  public var __sa_handler: sig_t?
  public init() {}
  public init(__sa_handler: sig_t!) {}
}

public struct sigaction {
  public var __sigaction_u = DarwinTypes.__sigaction_u()
  public var sa_mask: sigset_t = 0
  public var sa_flags: Int32 = 0
  public init() {}
}
