// Updates: copies of the nodes of an overlay, or of the document.
extension TreeEditor {
  /// Merges an update into an object, recursively.
  ///
  /// - Parameter depth: The number of collections around the object.
  mutating func merge(
    _ update: Node,
    into mapping: UInt32,
    depth: Int,
    _ source: OverlaySource
  ) throws(JSONPathError) {
    try checkDepth(depth)
    let positions = valuePositions(of: mapping, for: update.count)
    var added: [UInt32] = []
    for entry in source.entries(of: update) {
      try spend(1)
      let key = keys.intern(entry.key, in: &blob)
      guard let position = positions?[key] ?? valuePosition(of: key, in: mapping, positions) else {
        added.append(append(entry.keyRecord, first: key, source, to: mapping))
        added.append(try copy(entry.value, into: mapping, depth: depth + 1, source))
        continue
      }
      let present = records[Int(children[position])].kind
      if present.isCollection, present == entry.value.kind {
        let owned = try ownedRecord(at: position, in: mapping)
        if present == .mapping {
          try merge(entry.value, into: owned, depth: depth + 1, source)
        } else {
          try append(Array(entry.value.elements), to: owned, depth: depth + 1, source)
        }
      } else {
        let value = try copy(entry.value, into: mapping, depth: depth + 1, source)
        records[Int(value)].slot = UInt32(position)
        children[position] = value
        invalidateIndex(of: mapping)
      }
    }
    try appendChildren(added, to: mapping)
  }

  /// Appends copies of nodes to an array.
  mutating func append(
    _ elements: [Node],
    to sequence: UInt32,
    depth: Int,
    _ source: OverlaySource
  ) throws(JSONPathError) {
    try checkDepth(depth)
    var added: [UInt32] = []
    for element in elements {
      added.append(try copy(element, into: sequence, depth: depth + 1, source))
    }
    try appendChildren(added, to: sequence)
  }

  /// Copies a node of the overlay with its descendants; its position is not set.
  private mutating func copy(
    _ node: Node,
    into parent: UInt32,
    depth: Int,
    _ source: OverlaySource
  ) throws(JSONPathError) -> UInt32 {
    try spend(1)
    let record = node.record
    let isCollection = record.kind.isCollection
    let copy = append(
      record,
      first: isCollection ? 0 : source.blobStart + record.first,
      source,
      to: parent
    )
    guard isCollection else { return copy }
    try checkDepth(depth)
    var items: [UInt32] = []
    if record.kind == .mapping {
      for entry in source.entries(of: node) {
        let key = keys.intern(entry.key, in: &blob)
        items.append(append(entry.keyRecord, first: key, source, to: copy))
        items.append(try self.copy(entry.value, into: copy, depth: depth + 1, source))
      }
    } else {
      for element in node.elements {
        items.append(try self.copy(element, into: copy, depth: depth + 1, source))
      }
    }
    records[Int(copy)].first = UInt32(children.count)
    records[Int(copy)].count = 0
    try appendChildren(items, to: copy)
    return copy
  }

  private mutating func append(
    _ original: Tree.Record,
    first: UInt32,
    _ source: OverlaySource,
    to parent: UInt32
  ) -> UInt32 {
    var record = original
    record.first = first
    if let number = source.number { record.overlay = number }
    (record.parent, record.slot) = (parent, Tree.Record.none)
    records.append(record)
    isShared.append(false)
    return UInt32(records.count - 1)
  }

  private func checkDepth(_ depth: Int) throws(JSONPathError) {
    if depth < limits.depth { return }
    throw JSONPathError(
      .limit,
      at: nil,
      "the update leads to more than \(limits.depth) levels of nested collections",
      fix: "define inner objects under “components”, and refer to them with $ref"
    )
  }

  /// The positions of all values by their keys; nil if a linear search is faster.
  private func valuePositions(of mapping: UInt32, for count: Int) -> [UInt32: Int]? {
    guard count > KeyIndex.threshold else { return nil }
    let positions = keyPositions(of: mapping)
    return Dictionary(
      positions.map { (records[Int(children[$0])].first, $0 + 1) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private func valuePosition(
    of key: UInt32,
    in mapping: UInt32,
    _ positions: [UInt32: Int]?
  ) -> Int? {
    guard positions == nil else { return nil }
    return keyPositions(of: mapping).first { records[Int(children[$0])].first == key }
      .map { $0 + 1 }
  }

  private func keyPositions(of mapping: UInt32) -> StrideTo<Int> {
    let record = records[Int(mapping)]
    return stride(from: Int(record.first), to: Int(record.first + record.count), by: 2)
  }
}

/// The file whose nodes are copied: an overlay, or the document itself.
struct OverlaySource {
  /// An entry of an update.
  struct Entry {
    let keyRecord: Tree.Record
    let key: ArraySlice<UInt8>
    let value: Node
  }

  /// The number of the overlay in the tree, from 1; nil for the document, whose nodes keep theirs.
  let number: UInt16?
  /// The beginning of the file's texts in those of the tree.
  let blobStart: UInt32

  /// The document itself.
  static let document = OverlaySource(number: nil, blobStart: 0)

  func entries(of mapping: Node) -> [Entry] {
    let tree = mapping.tree
    return tree.keyPositions(of: mapping.record).map { position in
      let key = tree.records[Int(tree.children[position])]
      return Entry(
        keyRecord: key,
        key: tree.bytes(key),
        value: Node(tree: tree, index: tree.children[position + 1])
      )
    }
  }
}

extension KeyTable {
  mutating func intern(_ bytes: ArraySlice<UInt8>, in blob: inout [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { intern($0, in: &blob) }
  }
}
