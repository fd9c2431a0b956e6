import Shape

/// The declarations outside of each type whose names the code inside of it uses.
///
/// If `B`, nested in `A`, refers to `A.C.D`, its code is `C.D`; nothing in `B` may be named `C`.
struct VisibleNames {
  private var visible: [Set<Int>]
  private var indices: [Model.Owner: Int]
  private let owners: [Model.Owner]
  /// The index of each declaration's owner; nil at the top level.
  private var parents: [Int?]
  private var depths: [Int]

  init(_ service: Service, _ tree: OwnershipTree, _ references: ModelReferences) {
    let callbacks = service.operations.flatMap(\.callbacks)
    owners =
      service.models.map { .model($0.id) } + service.operations.map { .operation($0.id) }
      + (service.webhooks + callbacks).map { .webhook($0.id) }
      + service.channels.map { .channel($0.id) }
    let indices = Dictionary(zip(owners, owners.indices)) { first, _ in first }
    self.indices = indices
    parents = owners.map { owner in
      guard case .model(let id) = owner else { return nil }
      return tree.owner(of: id).flatMap { indices[$0] }
    }
    visible = Array(repeating: [], count: owners.count)
    depths = Array(repeating: 0, count: owners.count)
    for index in owners.indices { depths[index] = depth(of: index) }
    for (index, owner) in owners.enumerated() {
      for model in references.direct(in: owner) {
        indices[.model(model)].map { insert($0, referencedBy: index) }
      }
    }
  }

  /// Returns the declarations outside of an owner that are referred to inside, each as the
  /// outermost one that doesn't enclose the owner.
  func inside(_ owner: Model.Owner) -> [Model.Owner] {
    indices[owner].map { visible[$0].sorted().map { owners[$0] } } ?? []
  }

  private func depth(of index: Int) -> Int {
    var depth = 0
    var next = index
    while let parent = parents[next], depth < owners.count {
      next = parent
      depth += 1
    }
    return depth
  }

  /// Climbs from both declarations to their common owner, and inserts the outermost declaration of
  /// the reference into each owner below it.
  private mutating func insert(_ referenced: Int, referencedBy index: Int) {
    var first = referenced
    var source: Int? = index
    var target = parents[referenced]
    while let current = target, depths[current] > source.map({ depths[$0] }) ?? -1 {
      (first, target) = (current, parents[current])
    }
    while let current = source, depths[current] > target.map({ depths[$0] }) ?? -1 {
      source = parents[current]
    }
    while source != target, let one = source, let other = target {
      first = other
      (source, target) = (parents[one], parents[other])
    }
    var owner = index
    while owner != source, visible[owner].insert(first).inserted, let parent = parents[owner] {
      owner = parent
    }
  }
}
