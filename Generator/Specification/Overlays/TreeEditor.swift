/// The tree of a document while overlays are applied to it.
///
/// The arrays are those of the tree, and are changed in place. Nodes that aliases share are copied
/// before they are changed, because another location must keep its value.
struct TreeEditor {
  private(set) var base: Tree
  var records: [Tree.Record]
  var children: [UInt32]
  var blob: [UInt8]
  var keys: KeyTable
  var overlays: [String]
  /// Whether each record is at several positions.
  var isShared: [Bool]
  var indexes: [UInt32: [KeyIndex.Element]]
  /// The mappings whose index of keys is out of date.
  private var changed: Set<UInt32> = []
  /// The number of nodes that may still be added or moved.
  private var budget: Int
  let limits: Limits

  init(_ tree: Tree, limits: Limits) {
    base = tree
    records = tree.records
    children = tree.children
    blob = tree.blob
    keys = tree.keys
    overlays = tree.overlays
    indexes = tree.indexes
    isShared = Array(repeating: false, count: tree.records.count)
    budget = limits.overlaidNodes
    self.limits = limits
    markSharedRecords()
  }

  private mutating func markSharedRecords() {
    var isUsed = isShared
    var pending = [base.rootIndex]
    while let index = pending.popLast() {
      let record = records[Int(index)]
      guard record.kind.isCollection else { continue }
      for child in children[Int(record.first)..<Int(record.first + record.count)] {
        if isUsed[Int(child)] {
          isShared[Int(child)] = true
        } else {
          isUsed[Int(child)] = true
          pending.append(child)
        }
      }
    }
  }

  /// The current tree; its arrays are those of the editor, so that it should not outlive a query.
  var tree: Tree {
    Tree(
      file: base.file,
      records: records,
      children: children,
      blob: blob,
      keys: keys,
      indexes: indexes,
      root: base.rootIndex,
      written: base.written,
      overlays: overlays
    )
  }

  /// The tree after all changes.
  mutating func finished() -> Tree {
    for mapping in changed { indexes[mapping] = KeyIndex.index(of: mapping, records, children) }
    changed = []
    attachSharedRecords()
    resetUnusedRecords()
    return tree
  }

  /// Counts nodes that are added or moved.
  mutating func spend(_ count: Int) throws(JSONPathError) {
    budget -= count
    if budget < 0 {
      throw JSONPathError(
        .limit,
        at: nil,
        "the overlay changes too many nodes",
        fix: "select the nodes with a more specific path"
      )
    }
  }
}

// MARK: - Positions

extension TreeEditor {
  /// Returns the record at a path of indexes, which may be changed in place.
  mutating func ownedRecord(at path: [Int]) throws(JSONPathError) -> UInt32 {
    var current = base.rootIndex
    for step in path { current = try ownedRecord(at: position(of: step, in: current), in: current) }
    return current
  }

  /// The position of an element, or of the value of an entry, among the children.
  func position(of step: Int, in collection: UInt32) -> Int {
    let record = records[Int(collection)]
    return Int(record.first) + (record.kind == .mapping ? 2 * step + 1 : step)
  }

  /// Returns the record at a position; a copy if it is shared.
  mutating func ownedRecord(
    at position: Int,
    in parent: UInt32
  ) throws(JSONPathError) -> UInt32 {
    let original = children[position]
    guard isShared[Int(original)] else { return original }
    var record = records[Int(original)]
    let copy = UInt32(records.count)
    let isAttachedHere = record.parent == parent && Int(record.slot) == position
    (record.parent, record.slot) = (parent, UInt32(position))
    records.append(record)
    isShared.append(false)
    children[position] = copy
    invalidateIndex(of: parent)
    if record.kind.isCollection {
      let items = children[Int(record.first)..<Int(record.first + record.count)]
      for child in items { isShared[Int(child)] = true }
      try replaceChildren(
        of: copy,
        by: Array(items),
        attachedTo: isAttachedHere ? original : Tree.Record.none
      )
    }
    return copy
  }

  /// Replaces the children of a collection; those that were attached to `owner` are attached to it.
  mutating func replaceChildren(
    of collection: UInt32,
    by items: [UInt32],
    attachedTo owner: UInt32
  ) throws(JSONPathError) {
    try spend(items.count)
    let first = children.count
    children += items
    for (offset, child) in items.enumerated() where records[Int(child)].parent == owner {
      records[Int(child)].parent = collection
      records[Int(child)].slot = UInt32(first + offset)
    }
    records[Int(collection)].first = UInt32(first)
    records[Int(collection)].count = UInt32(items.count)
    invalidateIndex(of: collection)
  }

  /// Appends new children, which are attached to the collection.
  mutating func appendChildren(
    _ items: [UInt32],
    to collection: UInt32
  ) throws(JSONPathError) {
    if items.isEmpty { return }
    let record = records[Int(collection)]
    // Children at the end of the array can stay where they are.
    if Int(record.first + record.count) != children.count {
      let present = children[Int(record.first)..<Int(record.first + record.count)]
      try replaceChildren(of: collection, by: Array(present), attachedTo: collection)
    }
    try spend(items.count)
    for item in items {
      records[Int(item)].slot = UInt32(children.count)
      children.append(item)
    }
    records[Int(collection)].count += UInt32(items.count)
    invalidateIndex(of: collection)
  }

  /// Makes searches of a mapping's keys linear until the tree is finished.
  mutating func invalidateIndex(of mapping: UInt32) {
    guard records[Int(mapping)].kind == .mapping else { return }
    indexes[mapping] = nil
    changed.insert(mapping)
  }
}
