import Foundation

/// What a test heard, in words, for whoever waits for so many.
///
/// Who waits in vain gets an error that says where, for what, and what was heard instead, so that a
/// test fails and doesn't hang; and so does who is cancelled.
///
/// Sendable because `lock` guards all that changes.
public final class Heard: @unchecked Sendable {
  /// How many seconds somebody waits in vain, unless it is said: a machine may be busy.
  public static let usualPatience: TimeInterval = 30

  private let patience: TimeInterval
  private let lock = NSLock()
  private var words: [String] = []
  private var waiting: [UUID: Waiter] = [:]

  /// - Parameter patience: How many seconds somebody waits in vain.
  public init(patience: TimeInterval = usualPatience) { self.patience = patience }

  private struct Waiter {
    let count: Int
    let continuation: CheckedContinuation<[String], Never>
  }

  /// Adds a word.
  public func add(_ word: String) {
    let satisfied: [Waiter] = lock.withLock {
      words.append(word)
      let satisfied = waiting.filter { $0.value.count <= words.count }
      for id in satisfied.keys { waiting[id] = nil }
      return Array(satisfied.values)
    }
    let heard = all
    for waiter in satisfied { waiter.continuation.resume(returning: heard) }
  }

  /// The words so far.
  public var all: [String] { lock.withLock { words } }
}

extension Heard {
  /// Waits for a word.
  public func wait(
    for word: String,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) {
    _ = try await first(1, "“\(word)”", file, line) { $0 == word }
  }

  /// Waits for a word of which something is true.
  public func wait(
    until isAwaited: (String) -> Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) {
    _ = try await first(1, "a certain word", file, line, where: isAwaited)
  }

  /// The first so many words.
  public func first(
    _ count: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) -> [String] {
    try await first(count, "\(count) words", file, line) { _ in true }
  }

  /// The first so many words of which something is true.
  public func first(
    _ count: Int,
    where isMeant: (String) -> Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws(WaitError) -> [String] {
    try await first(count, "\(count) certain words", file, line, where: isMeant)
  }

  private func first(
    _ count: Int,
    _ awaited: String,
    _ file: StaticString,
    _ line: UInt,
    where isMeant: (String) -> Bool
  ) async throws(WaitError) -> [String] {
    let deadline = DispatchTime.now() + patience
    var least = count
    while true {
      let words = await all(least, by: deadline)
      let meant = words.filter(isMeant)
      if meant.count >= count { return Array(meant.prefix(count)) }
      guard words.count >= least, .now() < deadline else {
        throw WaitError(awaited, found: words, file, line)
      }
      least = words.count + count - meant.count
    }
  }
}

extension Heard {
  /// All words, once there are so many or nobody waits for them any more.
  private func all(_ count: Int, by deadline: DispatchTime) async -> [String] {
    let id = UUID()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(for: count, by: deadline, as: id, continuation)
      }
    } onCancel: {
      give(up: id)
    }
  }

  private func wait(
    for count: Int,
    by deadline: DispatchTime,
    as id: UUID,
    _ continuation: CheckedContinuation<[String], Never>
  ) {
    let there: [String]? = lock.withLock {
      if words.count >= count || Task.isCancelled { return words }
      waiting[id] = Waiter(count: count, continuation: continuation)
      return nil
    }
    if let there { return continuation.resume(returning: there) }
    DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in self?.give(up: id) }
  }

  private func give(up id: UUID) {
    let waiter = lock.withLock { waiting.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: all)
  }
}
