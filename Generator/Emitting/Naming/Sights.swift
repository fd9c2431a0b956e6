import Shape

/// What each type sees of the types around it: the first names of all that is spoken of inside.
///
/// Where `B` inside of `A` speaks of `A.C.D`, it says `C.D`, and nothing in `B` may be named `C`.
struct Sights {
  private var seen: [Set<Int>]
  private var numbers: [Model.Owner: Int]
  private let owners: [Model.Owner]
  /// The number of what each stands in; nothing for what stands in no other.
  private var parents: [Int?]
  private var depths: [Int]

  init(_ service: Service, _ tree: OwnershipTree, _ mentions: Mentions) {
    let callbacks = service.operations.flatMap(\.callbacks)
    owners =
      service.models.map { .model($0.id) } + service.operations.map { .operation($0.id) }
      + (service.webhooks + callbacks).map { .webhook($0.id) }
      + service.channels.map { .channel($0.id) }
    let numbers = Dictionary(zip(owners, owners.indices)) { first, _ in first }
    self.numbers = numbers
    parents = owners.map { owner in
      guard case .model(let id) = owner else { return nil }
      return tree.owner(of: id).flatMap { numbers[$0] }
    }
    seen = Array(repeating: [], count: owners.count)
    depths = Array(repeating: 0, count: owners.count)
    for number in owners.indices { depths[number] = depth(of: number) }
    for (number, owner) in owners.enumerated() {
      for model in mentions.direct(in: owner) {
        numbers[.model(model)].map { note($0, mentionedIn: number) }
      }
    }
  }

  /// What stands outside of an owner and is spoken of inside,
  /// by the outermost that isn't around it.
  func inside(_ owner: Model.Owner) -> [Model.Owner] {
    numbers[owner].map { seen[$0].sorted().map { owners[$0] } } ?? []
  }

  private func depth(of number: Int) -> Int {
    var depth = 0
    var next = number
    while let parent = parents[next], depth < owners.count {
      next = parent
      depth += 1
    }
    return depth
  }

  /// Climbs from both until they meet; what the one mentions is seen from there on.
  private mutating func note(_ mentioned: Int, mentionedIn number: Int) {
    var first = mentioned
    var here: Int? = number
    var there = parents[mentioned]
    while let place = there, depths[place] > here.map({ depths[$0] }) ?? -1 {
      (first, there) = (place, parents[place])
    }
    while let place = here, depths[place] > there.map({ depths[$0] }) ?? -1 {
      here = parents[place]
    }
    while here != there, let one = here, let other = there {
      first = other
      (here, there) = (parents[one], parents[other])
    }
    var owner = number
    while owner != here, seen[owner].insert(first).inserted, let parent = parents[owner] {
      owner = parent
    }
  }
}
