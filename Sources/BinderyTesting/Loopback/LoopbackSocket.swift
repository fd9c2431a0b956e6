import Foundation

/// A blocking TCP socket on 127.0.0.1.
package struct LoopbackSocket: Sendable {
  package let descriptor: Int32

  /// Waits for data and returns the available bytes; empty at the end of the connection.
  package func receive() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 64 * 1024) { space, count in
      count = max(0, retryingInterrupts { recv(descriptor, space.baseAddress, space.count, 0) })
    }
  }

  /// Sends all bytes; returns whether that succeeded.
  package func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        let count = retryingInterrupts {
          Foundation.send(descriptor, rest.baseAddress, rest.count, Self.noSignal)
        }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Returns the bytes that are available now, empty at the end of the connection; nil if there are
  /// none yet.
  package func receiveAvailable() -> [UInt8]? {
    var isBlocked = false
    let bytes = [UInt8](unsafeUninitializedCapacity: 64 * 1024) { space, count in
      let received = retryingInterrupts {
        recv(descriptor, space.baseAddress, space.count, Int32(MSG_DONTWAIT))
      }
      isBlocked = received < 0 && errno == EAGAIN
      count = max(0, received)
    }
    return isBlocked ? nil : bytes
  }

  /// Sends what the system accepts now; returns the number of bytes, or nil for a connection that
  /// has ended.
  package func sendAvailable(_ bytes: UnsafeRawBufferPointer) -> Int? {
    let count = retryingInterrupts {
      Foundation.send(
        descriptor,
        bytes.baseAddress,
        bytes.count,
        Self.noSignal | Int32(MSG_DONTWAIT)
      )
    }
    if count >= 0 { return count }
    return errno == EAGAIN ? 0 : nil
  }

  package func halfClose() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Wakes threads that wait for the socket, which must still be closed.
  func shutDown() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  package func close() { Foundation.close(descriptor) }

  package func resetOnClose() { set(SO_LINGER, linger(l_onoff: 1, l_linger: 0)) }
}

extension LoopbackSocket {
  /// Returns a listening socket and its port; the system chooses one for 0.
  static func listening(on port: UInt16 = 0) throws(LoopbackFailure) -> (
    LoopbackSocket, port: UInt16
  ) {
    let socket = try make()
    socket.set(SO_REUSEADDR, Int32(1))
    guard socket.onAddress(port, { bind(socket.descriptor, $0, $1) }) == 0,
      listen(socket.descriptor, 1024) == 0, let port = socket.port
    else {
      let suffix = port == 0 ? "" : " on port \(port)"
      let failure = LoopbackFailure(
        description: "cannot listen\(suffix): \(String(cString: strerror(errno)))"
      )
      socket.close()
      throw failure
    }
    return (socket, port)
  }

  /// Connects and closes at once, without waiting; with a full queue no thread needs to be woken.
  static func connectOnce(to port: UInt16) {
    guard let socket = try? make() else { return }
    _ = fcntl(socket.descriptor, F_SETFL, O_NONBLOCK)
    _ = socket.onAddress(port) { connect(socket.descriptor, $0, $1) }
    socket.close()
  }

  /// Returns a client socket, connected on this machine.
  package static func connected(to port: UInt16) throws(LoopbackFailure) -> LoopbackSocket {
    let socket = try make()
    guard socket.onAddress(port, { connect(socket.descriptor, $0, $1) }) == 0 else {
      socket.close()
      throw LoopbackFailure(description: "cannot connect: \(String(cString: strerror(errno)))")
    }
    return socket
  }

  /// Returns the next client; nil if the socket can't be used any more.
  func accept() -> LoopbackSocket? {
    while true {
      let client = Foundation.accept(descriptor, nil, nil)
      if client < 0, errno == EINTR || errno == ECONNABORTED { continue }
      if client < 0, [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
        // Too many connections; wait until some end.
        usleep(10_000)
        continue
      }
      guard client >= 0 else { return nil }
      let socket = LoopbackSocket(descriptor: client)
      socket.prepare()
      return socket
    }
  }
}

extension LoopbackSocket {
  private static func make() throws(LoopbackFailure) -> LoopbackSocket {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else {
      throw LoopbackFailure(description: "no socket: \(String(cString: strerror(errno)))")
    }
    return LoopbackSocket(descriptor: descriptor)
  }

  /// The flag that makes a lost peer a failed send instead of a signal.
  private static var noSignal: Int32 {
    #if canImport(Darwin)
      0
    #else
      Int32(MSG_NOSIGNAL)
    #endif
  }

  private func prepare() {
    #if canImport(Darwin)
      set(SO_NOSIGPIPE, Int32(1))
    #endif
    var enabled: Int32 = 1
    setsockopt(
      descriptor,
      Int32(IPPROTO_TCP),
      TCP_NODELAY,
      &enabled,
      socklen_t(MemoryLayout<Int32>.size)
    )
  }

  private func set<Value: BitwiseCopyable>(_ option: Int32, _ value: Value) {
    var value = value
    setsockopt(descriptor, SOL_SOCKET, option, &value, socklen_t(MemoryLayout<Value>.size))
  }

  private func onAddress(
    _ port: UInt16,
    _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  private var port: UInt16? {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
    }
    return code == 0 ? UInt16(bigEndian: address.sin_port) : nil
  }
}
