#if canImport(CLibCurl)
  import Foundation

  /// A queue of commands to the event loop, whose first command wakes it.
  ///
  /// Sendable because `lock` guards all mutable state.
  final class CurlMailbox: @unchecked Sendable {
    private let wake: @Sendable () -> Void
    private let lock = NSLock()
    private var commands: [CurlCommand] = []
    private var isOpen = true
    private var loopSleeps = false
    private var takings = 0

    init(waking wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Adds a command; returns false after the end of the loop.
    func post(_ command: CurlCommand) -> Bool {
      lock.withLock {
        guard isOpen else { return false }
        commands.append(command)
        if loopSleeps { wake() }
        loopSleeps = false
        return true
      }
    }

    var isEmpty: Bool { lock.withLock { commands.isEmpty } }

    func take() -> [CurlCommand] {
      lock.withLock {
        takings += 1
        loopSleeps = false
        defer { commands.removeAll(keepingCapacity: false) }
        return commands
      }
    }

    /// Returns whether the loop may sleep; the next command then wakes it.
    func letSleep() -> Bool {
      lock.withLock {
        loopSleeps = commands.isEmpty
        return loopSleeps
      }
    }

    /// Returns the last commands, and refuses further ones.
    func close() -> [CurlCommand] {
      lock.withLock {
        isOpen = false
        defer { commands.removeAll() }
        return commands
      }
    }

    /// The number of times that commands were taken.
    var turns: Int { lock.withLock { takings } }
  }
#endif
