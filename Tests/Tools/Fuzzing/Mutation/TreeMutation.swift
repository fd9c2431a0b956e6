/// A mutation of a tree, like defects of editors, tools and attackers.
struct TreeMutation {
  let seeds: [Plant]
  var random: Randomness

  /// Returns a seed with one to eight changes.
  mutating func grow() -> Plant {
    var plant = random.pick(seeds)
    for _ in 0...random.below(8) { harm(&plant) }
    return plant
  }

  private mutating func harm(_ plant: inout Plant) {
    let nodeIndex = random.below(plant.count)
    let replacement: Plant
    switch random.below(12) {
    case 0, 1: replacement = plant.node(random.below(plant.count))
    case 2, 3: replacement = strange()
    case 4: replacement = reference(in: plant)
    case 5: replacement = .scalar(random.pick(HostileWords.texts), isQuoted: true)
    case 6: replacement = .scalar(random.pick(HostileWords.words), isQuoted: false)
    case 7: replacement = wrapped(plant.node(nodeIndex))
    default:
      harmCollection(&plant, at: nodeIndex)
      return
    }
    plant.change(nodeIndex) { $0 = replacement }
  }

  /// Returns a part of another document.
  private mutating func strange() -> Plant {
    let other = random.pick(seeds)
    return other.node(random.below(other.count))
  }

  private mutating func wrapped(_ plant: Plant) -> Plant {
    let key = random.pick(HostileWords.keys)
    return random.isOneIn(2) ? .list([plant]) : .map([(key, plant)])
  }

  /// Returns a reference to a random location in the same document.
  private mutating func reference(in plant: Plant) -> Plant {
    var (pointer, current) = ("#", plant)
    for _ in 0...random.below(8) {
      switch current {
      case .scalar: break
      case .list(let items) where !items.isEmpty:
        let index = random.below(items.count)
        pointer += "/\(index)"
        current = items[index]
      case .map(let entries) where !entries.isEmpty:
        let entry = random.pick(entries)
        pointer +=
          "/"
          + entry.key.split(separator: "~", omittingEmptySubsequences: false)
          .joined(separator: "~0").split(separator: "/", omittingEmptySubsequences: false)
          .joined(separator: "~1")
        current = entry.value
      default: break
      }
    }
    return .map([("$ref", .scalar(pointer, isQuoted: true))])
  }

  private mutating func harmCollection(_ plant: inout Plant, at nodeIndex: Int) {
    let addition = (key: key(), value: value(in: plant))
    let (index, choice) = (random.below(1_000_000), random.below(5))
    plant.change(nodeIndex) { node in
      switch node {
      case .scalar: node = addition.value
      case .list(var items):
        if items.isEmpty || choice == 0 {
          items.append(addition.value)
        } else if choice == 1 {
          items.append(items[index % items.count])
        } else {
          items.remove(at: index % items.count)
        }
        node = .list(items)
      case .map(var entries):
        if entries.isEmpty || choice < 2 {
          entries.append(addition)
        } else if choice == 2 {
          entries[index % entries.count].key = addition.key
        } else if choice == 3 {
          entries[index % entries.count].value = addition.value
        } else {
          entries.remove(at: index % entries.count)
        }
        node = .map(entries)
      }
    }
  }

  private mutating func key() -> String {
    random.pick(random.isOneIn(3) ? HostileWords.texts : HostileWords.keys)
  }

  private mutating func value(in plant: Plant) -> Plant {
    switch random.below(5) {
    case 0: reference(in: plant)
    case 1: .scalar(random.pick(HostileWords.types), isQuoted: true)
    case 2: .scalar(random.pick(HostileWords.texts), isQuoted: true)
    default: strange()
    }
  }
}
