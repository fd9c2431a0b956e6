#if canImport(CLibCurl)
  /// A queue of commands to the event loop, whose first command wakes it.
  final class CurlCommandQueue: Sendable {
    private let wake: @Sendable () -> Void
    private let state = Locked(State())

    private struct State {
      var commands: [CurlCommand] = []
      var isOpen = true
      var loopSleeps = false
      var iterations = 0
    }

    init(waking wake: @escaping @Sendable () -> Void) { self.wake = wake }

    /// Adds a command; returns false after the end of the loop.
    func post(_ command: CurlCommand) -> Bool {
      state.withLock { state in
        guard state.isOpen else { return false }
        state.commands.append(command)
        if state.loopSleeps { wake() }
        state.loopSleeps = false
        return true
      }
    }

    var isEmpty: Bool { state.withLock { $0.commands.isEmpty } }

    func take() -> [CurlCommand] {
      state.withLock { state in
        state.iterations += 1
        state.loopSleeps = false
        defer { state.commands = [] }
        return state.commands
      }
    }

    /// Returns whether the loop may sleep; the next command then wakes it.
    func allowSleep() -> Bool {
      state.withLock { state in
        state.loopSleeps = state.commands.isEmpty
        return state.loopSleeps
      }
    }

    /// Returns the last commands, and refuses further ones.
    func close() -> [CurlCommand] {
      state.withLock { state in
        state.isOpen = false
        defer { state.commands = [] }
        return state.commands
      }
    }

    /// The number of times that commands were taken.
    var iterations: Int { state.withLock { $0.iterations } }
  }
#endif
