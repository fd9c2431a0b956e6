#if canImport(CLibCurl)
  import CEpoll
  import Foundation

  /// The descriptors that one thread waits for, and an event by which others wake it (epoll(7)).
  ///
  /// Sendable because its descriptors never change, and the system allows any thread to change the
  /// watched descriptors while another waits.
  final class Epoll: Sendable {
    private let set: CInt
    private let wakeUpDescriptor: CInt

    /// Nil where the process has no more descriptors.
    init?() {
      set = epoll_create1(CInt(EPOLL_CLOEXEC))
      wakeUpDescriptor = eventfd(0, CInt(EFD_CLOEXEC | EFD_NONBLOCK))
      guard set >= 0, wakeUpDescriptor >= 0 else { return nil }
      // Edge-triggered, so that the thread that wakes needn't read it.
      guard control(EPOLL_CTL_ADD, wakeUpDescriptor, EPOLLIN.rawValue | EPOLLET.rawValue)
      else { return nil }
    }

    deinit {
      for descriptor in [wakeUpDescriptor, set] where descriptor >= 0 { close(descriptor) }
    }

    /// The events to wait for on a descriptor.
    struct Interest: OptionSet {
      let rawValue: UInt32

      static let reading = Interest(rawValue: EPOLLIN.rawValue)
      static let writing = Interest(rawValue: EPOLLOUT.rawValue)
    }

    /// Sets the events to wait for on a descriptor.
    ///
    /// Without an event the descriptor isn't watched at all, not even for its end. Returns false
    /// where the system has no memory for it.
    @discardableResult
    func watch(_ descriptor: CInt, for interest: Interest) -> Bool {
      if interest.isEmpty {
        control(EPOLL_CTL_DEL, descriptor, 0)
        return true
      }
      // The descriptors of requests are usually new.
      return control(EPOLL_CTL_ADD, descriptor, interest.rawValue)
        || control(EPOLL_CTL_MOD, descriptor, interest.rawValue)
    }

    /// Ends the current wait, or the next one.
    func wake() {
      var one: UInt64 = 1
      write(wakeUpDescriptor, &one, MemoryLayout.size(ofValue: one))
    }

    /// Waits for events; negative milliseconds mean without a limit.
    func wait(milliseconds: CInt, _ events: inout [Event]) {
      events.removeAll(keepingCapacity: true)
      withUnsafeTemporaryAllocation(of: epoll_event.self, capacity: 64) { space in
        let count = epoll_wait(set, space.baseAddress, CInt(space.count), milliseconds)
        for event in space.prefix(max(0, Int(count))) where event.data.fd != wakeUpDescriptor {
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
    /// The events of a descriptor.
    struct Event {
      let descriptor: CInt
      fileprivate let events: UInt32

      /// Whether it is readable, or has ended, which the reader or writer then detects.
      var isReadable: Bool { events & ~EPOLLOUT.rawValue != 0 }
      var isWritable: Bool { events & EPOLLOUT.rawValue != 0 }
      var isBroken: Bool { events & EPOLLERR.rawValue != 0 }
    }
  }
#endif
