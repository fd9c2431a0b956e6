import BinderyRuntime

/// Decides which messages of a channel are new, where others are missing, and how a new connection
/// continues.
struct MessageTracker {
  private let policies: RealtimeOptions
  private var recent: RecentValues<[JSONValue?]>
  /// The numberings by the values of their keys.
  private var sequences: [[JSONValue?]: SequenceTracker] = [:]
  /// The number of numberings of which a number may still arrive.
  private var incompleteCount = 0
  /// The last values of the parts of the cursor.
  private var latest: [JSONValue?]
  /// The values before which no message is missing.
  private var complete: [JSONValue?]
  private var hasBeenConnected = false

  init(_ policies: RealtimeOptions) {
    self.policies = policies
    recent = RecentValues(bound: policies.dedupe?.windowSize ?? 0)
    latest = Array(repeating: nil, count: policies.resume?.cursor.count ?? 0)
    complete = latest
  }

  /// The numberings that are kept; messages with further keys are not compared, so that a service
  /// can't fill the memory.
  private static let bound = 10_000

  /// Whether a message is new; the missing messages that it reveals.
  mutating func receive(_ message: JSONValue) -> (isNew: Bool, gaps: [MessageGap.Cause]) {
    guard isNew(message) else { return (false, []) }
    let (isRenumbered, gaps) = number(message)
    advance(to: message, isRenumbered: isRenumbered)
    return (true, gaps)
  }

  private mutating func isNew(_ message: JSONValue) -> Bool {
    guard let values = policies.dedupe?.values(payload: message),
      values.contains(where: { $0 != nil })
    else { return true }
    return recent.insert(values)
  }

  private mutating func number(
    _ message: JSONValue
  ) -> (isRenumbered: Bool, gaps: [MessageGap.Cause]) {
    guard let policy = policies.sequence, let number = policy.number(of: message) else {
      return (false, [])
    }
    let key = policy.key.map { $0.value(in: message) }
    guard sequences[key] != nil || sequences.count < Self.bound else { return (false, []) }
    var sequence = sequences[key] ?? SequenceTracker(window: policy.window)
    if !sequence.isComplete { incompleteCount -= 1 }
    let findings = sequence.receive(number)
    if !sequence.isComplete { incompleteCount += 1 }
    sequences[key] = sequence
    var isRenumbered = false
    let gaps = findings.map { finding -> MessageGap.Cause in
      switch finding {
      case .lost(let numbers): return .missing(numbers, key: key)
      case .renumbered(let last):
        isRenumbered = true
        return .renumbered(last: last, first: number, key: key)
      }
    }
    return (isRenumbered, gaps)
  }

  /// Moves the cursor; it doesn't pass a number that may still arrive, and an integer that arrives
  /// late doesn't move it back.
  private mutating func advance(to message: JSONValue, isRenumbered: Bool) {
    guard let parts = policies.resume?.cursor else { return }
    for (index, part) in parts.enumerated() {
      guard let value = part.location.value(in: message), value != .null else { continue }
      if !isRenumbered, let new = value.wholeNumber, let present = latest[index]?.wholeNumber,
        new < present
      {
        continue
      }
      latest[index] = value
    }
    if incompleteCount == 0 { complete = latest }
  }

  /// Notes that the channel is connected.
  ///
  /// - Parameters:
  ///   - outage: The time without a connection.
  ///   - isResumed: Whether the request states the last event by other means than the cursor.
  mutating func connect(after outage: Duration, isResumed: Bool = false) -> [MessageGap.Cause] {
    guard hasBeenConnected else {
      hasBeenConnected = true
      return []
    }
    let isNumberedAgain = policies.sequence?.scope == .connection
    for key in sequences.keys { sequences[key]?.reconnect(isNumberedAgain: isNumberedAgain) }
    if isNumberedAgain { incompleteCount = 0 }
    // The numbers of later messages show what is missing.
    guard isNumberedAgain || policies.sequence == nil else { return [] }
    let isKept = policies.resume?.retention.map { outage <= $0 } ?? true
    return isKept && (isResumed || !cursor.isEmpty) ? [] : [.disconnected(outage)]
  }

  /// The values that a new connection sends, so that it continues after the last message.
  var cursor: [(destination: ResumePolicy.Destination, value: JSONValue)] {
    zip(policies.resume?.cursor ?? [], complete)
      .compactMap { part, value in value.map { (part.destination, $0) } }
  }
}
