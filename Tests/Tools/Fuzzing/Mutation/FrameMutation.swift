import BinderyRuntime

/// A mutation of a message, like defects of services, networks and attackers.
struct FrameMutation {
  let frames: [[UInt8]]
  let plants: [Plant]
  var random: Randomness

  mutating func grow() -> [UInt8] {
    if random.isOneIn(4) {
      var mutation = ByteMutation(seeds: frames, random: random)
      return mutation.grow()
    }
    var plant = random.pick(plants)
    for _ in 0..<random.below(5) { harm(&plant) }
    return Array(plant.text.utf8)
  }

  private mutating func harm(_ plant: inout Plant) {
    let index = random.below(plant.count)
    let node = plant.node(index)
    if case .map(let entries) = node, !random.isOneIn(4) {
      let harmed = harmed(entries)
      return plant.change(index) { $0 = .map(harmed) }
    }
    let replacement =
      switch random.below(8) {
      case 0: nested(node)
      case 1: Plant.scalar(random.pick(HostileWords.words), isQuoted: false)
      case 2: Plant.scalar(random.pick(HostileWords.texts), isQuoted: true)
      case 3: requoted(node)
      case 4: inside(node)
      case 5: Plant.scalar(node.text, isQuoted: true)
      default: strange()
      }
    plant.change(index) { $0 = replacement }
  }

  private mutating func harmed(_ entries: [(key: String, value: Plant)]) -> [Entry] {
    var entries = entries
    let other = entry()
    guard !entries.isEmpty else { return [other] }
    let index = random.below(entries.count)
    switch random.below(6) {
    case 0: entries.remove(at: index)
    case 1: entries.insert((entries[index].key, other.value), at: random.below(entries.count + 1))
    case 2: entries[index].key = random.pick(HostileWords.texts)
    case 3: entries[index].value = other.value
    case 4: entries.insert(other, at: index)
    default: entries.swapAt(index, random.below(entries.count))
    }
    return entries
  }

  private typealias Entry = (key: String, value: Plant)

  /// Returns a member of any message.
  private mutating func entry() -> Entry {
    for _ in 0..<8 {
      if case .map(let entries) = strange(), !entries.isEmpty { return random.pick(entries) }
    }
    return ("event", .scalar("unheard", isQuoted: true))
  }

  /// Returns a part of any message.
  private mutating func strange() -> Plant {
    let other = random.pick(plants)
    return other.node(random.below(other.count))
  }

  private mutating func nested(_ node: Plant) -> Plant {
    let depth = random.isOneIn(4) ? 600 : random.below(20)
    let key = random.isOneIn(2) ? entry().key : nil
    return (0..<depth).reduce(node) { inner, _ in
      key.map { .map([($0, inner)]) } ?? .list([inner])
    }
  }

  /// Returns a number as text, or a text as number.
  private func requoted(_ node: Plant) -> Plant {
    guard case .scalar(let word, let isQuoted) = node else { return .list([node]) }
    if !isQuoted { return .scalar(word, isQuoted: true) }
    let value = try? JSONValue(parsing: word)
    return value.map { Plant($0) } ?? .scalar("null", isQuoted: false)
  }

  /// Mutates JSON in a string.
  private mutating func inside(_ node: Plant) -> Plant {
    guard case .scalar(let word, isQuoted: true) = node else { return strange() }
    if let value = try? JSONValue(parsing: word), !random.isOneIn(3) {
      var plant = Plant(value)
      harm(&plant)
      return .scalar(plant.text, isQuoted: true)
    }
    var mutation = ByteMutation(seeds: [Array(word.utf8)], random: random)
    _ = random.next()
    return .scalar(String(decoding: mutation.grow(), as: UTF8.self), isQuoted: true)
  }
}
