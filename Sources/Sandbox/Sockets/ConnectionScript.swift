/// The pending faults of connections, in the order in which they were added.
struct ConnectionScript {
  private(set) var faults: [ConnectionFault] = []

  mutating func add(_ fault: ConnectionFault) {
    guard faults.count < FaultScript.bound, fault.times > 0 else { return }
    faults.append(fault)
  }

  mutating func removeAll() { faults = [] }

  /// Returns the fault that an event triggers; the first one that matches counts it.
  mutating func next(for event: String) -> ConnectionFault.Effect? {
    guard let index = faults.firstIndex(where: { Wildcard($0.event).matches(event) })
    else { return nil }
    if faults[index].skip > 0 {
      faults[index].skip -= 1
      return nil
    }
    let effect = faults[index].effect
    faults[index].times -= 1
    if faults[index].times <= 0 { faults.remove(at: index) }
    return effect
  }
}
