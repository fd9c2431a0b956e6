#if canImport(CLibCurl)
  import Foundation

  /// Commands on their way to the loop, which the first of them wakes if it sleeps.
  ///
  /// Sendable because `lock` guards all that changes.
  final class CurlMailbox: @unchecked Sendable {
    private let wake: @Sendable () -> Void
    private let lock = NSLock()
    private var commands: [CurlCommand] = []
    private var isOpen = true
    private var loopSleeps = false
    private var takings = 0

    init(waking wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Whether the loop will see the command: after its end it sees none.
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

    /// Whether the loop may sleep: the next command will wake it.
    func letSleep() -> Bool {
      lock.withLock {
        loopSleeps = commands.isEmpty
        return loopSleeps
      }
    }

    /// The last commands: from now on none is taken.
    func close() -> [CurlCommand] {
      lock.withLock {
        isOpen = false
        defer { commands.removeAll() }
        return commands
      }
    }

    /// How often commands were taken.
    var turns: Int { lock.withLock { takings } }
  }
#endif
