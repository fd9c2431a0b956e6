#if canImport(CLibCurl)
  import CEpoll
  import Foundation

  /// Descriptors that one thread waits for, and a bell with which others wake it (epoll(7)).
  ///
  /// Sendable because its descriptors never change, and the system lets any thread change what is
  /// waited for while another waits.
  final class Epoll: Sendable {
    private let set: CInt
    private let bell: CInt

    /// Nil where the system gives the process no more descriptors, or none to wait for.
    init?() {
      set = epoll_create1(CInt(EPOLL_CLOEXEC))
      bell = eventfd(0, CInt(EFD_CLOEXEC | EFD_NONBLOCK))
      guard set >= 0, bell >= 0 else { return nil }
      // On its edge: whoever has woken needn't read it.
      guard control(EPOLL_CTL_ADD, bell, EPOLLIN.rawValue | EPOLLET.rawValue) else { return nil }
    }

    deinit {
      for descriptor in [bell, set] where descriptor >= 0 { close(descriptor) }
    }

    /// What to wait for on a descriptor.
    struct Interest: OptionSet {
      let rawValue: UInt32

      static let reading = Interest(rawValue: EPOLLIN.rawValue)
      static let writing = Interest(rawValue: EPOLLOUT.rawValue)
    }

    /// Waits for that and nothing else on a descriptor from now on.
    ///
    /// Without an interest it isn't waited for at all, not even for its end. False where the system
    /// has no memory for it.
    @discardableResult
    func watch(_ descriptor: CInt, for interest: Interest) -> Bool {
      if interest.isEmpty {
        control(EPOLL_CTL_DEL, descriptor, 0)
        return true
      }
      // Those of requests are new each time.
      return control(EPOLL_CTL_ADD, descriptor, interest.rawValue)
        || control(EPOLL_CTL_MOD, descriptor, interest.rawValue)
    }

    /// Ends the wait, or the next one.
    func wake() {
      var one: UInt64 = 1
      write(bell, &one, MemoryLayout.size(ofValue: one))
    }

    /// Waits until something happens; negative milliseconds have no end.
    func wait(milliseconds: CInt, _ events: inout [Event]) {
      events.removeAll(keepingCapacity: true)
      withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 64) { space in
        let count = epoll_wait(set, space.baseAddress, CInt(space.count), milliseconds)
        for event in space.prefix(max(0, Int(count))) where event.data.fd != bell {
          events.append(Event(descriptor: event.data.fd, events: event.events))
        }
      }
    }

    @discardableResult
    private func control(_ operation: CInt, _ descriptor: CInt, _ events: UInt32) -> Bool {
      var event = epoll_event(events: events, data: epoll_data_t(fd: descriptor))
      return epoll_ctl(set, operation, descriptor, &event) == 0
    }
  }

  extension Epoll {
    /// What happened to a descriptor.
    struct Event {
      let descriptor: CInt
      fileprivate let events: UInt32

      /// Its end is for whoever reads or writes it to find.
      var isReadable: Bool { events & ~EPOLLOUT.rawValue != 0 }
      var isWritable: Bool { events & EPOLLOUT.rawValue != 0 }
      var isBroken: Bool { events & EPOLLERR.rawValue != 0 }
    }
  }
#endif
