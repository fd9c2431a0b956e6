import Foundation

/// What the parts of a file are called by: `$self` of the document, and `$id`, `$anchor` and
/// `$dynamicAnchor` of schemas.
struct Resources {
  private let tree: Tree
  private var nodes: [String: Node] = [:]
  private var names: [Node: URL] = [:]
  private(set) var anchors: [String: [Node]] = [:]
  /// The first node of each anchor, by the root that it is seen from.
  private var places: [Place: Node] = [:]

  /// Each `$anchor` that its resource has before; of dynamic ones the nearest counts.
  private(set) var doubled: [(name: String, node: Node, existing: Node)] = []

  private struct Place: Hashable {
    let root: Node
    let anchor: String
  }

  init(of tree: Tree) {
    self.tree = tree
    let isNamed = Resources.holds(["$id", "$self"], tree)
    let isAnchored = Resources.holds(["$anchor", "$dynamicAnchor"], tree)
    guard isNamed || isAnchored else { return }
    for index in tree.records.indices where tree.records[index].kind == .mapping {
      let node = Node(tree: tree, index: UInt32(index))
      if isNamed { takeName(of: node) }
      guard isAnchored else { continue }
      for key in ["$anchor", "$dynamicAnchor"] {
        if let name = node[key]?.string { take(name, of: node, isPlain: key == "$anchor") }
      }
    }
  }

  /// Parents, and so the roots of resources, are met before what stands in them.
  private mutating func take(_ name: String, of node: Node, isPlain: Bool) {
    anchors[name, default: []].append(node)
    let place = Place(root: root(around: node), anchor: name)
    if let existing = places[place] {
      if isPlain, existing != node { doubled.append((name: name, node: node, existing: existing)) }
    } else {
      places[place] = node
    }
  }

  var hasNames: Bool { !names.isEmpty }

  /// The node that calls itself so.
  func resource(_ name: String) -> Node? { nodes[name] }

  /// The anchor's node in the resource that begins at `start`, or else anywhere in the file.
  func anchor(_ name: String, in start: Node) -> Node? {
    places[Place(root: start, anchor: name)] ?? anchors[name]?.first
  }

  /// The nearest node around, or the node itself, that has a name of its own; else the file's root.
  func root(around node: Node) -> Node {
    names.isEmpty ? tree.root : named(around: node) ?? tree.root
  }

  /// What a location is called in full; nil where nothing in the file has a name.
  func name(of location: Reference.Location, seenFrom node: Node) -> String? {
    let base = named(around: node).flatMap { names[$0] } ?? Resources.unnamed
    return URL(string: location.text, relativeTo: base)?.absoluteString
  }

  /// The path of a file that the document's own name shows to be its neighbour or below it.
  func path(of location: Reference.Location) -> String? {
    guard case .remote(let text) = location, let base = names[tree.root]?.absoluteString,
      let slash = base.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    let folder = base[...slash]
    guard text.utf8.starts(with: folder.utf8), !text.utf8.elementsEqual(folder.utf8) else {
      return nil
    }
    return Pointer.percentDecoded(Substring(text.utf8.dropFirst(folder.utf8.count)))
  }

  /// Parents are met before what stands in them.
  private mutating func takeName(of node: Node) {
    guard let text = (node["$self"] ?? node["$id"])?.string else { return }
    let base = node.parent.flatMap(named).flatMap { names[$0] }
    let bare = text.prefix { $0 != "#" }
    guard !bare.isEmpty,
      let name = URL(string: String(bare), relativeTo: base ?? Resources.unnamed)?.absoluteURL
    else { return }
    names[node] = name
    if nodes[name.absoluteString] == nil { nodes[name.absoluteString] = node }
  }

  private func named(around node: Node) -> Node? {
    var current: Node? = node
    while let node = current {
      if names[node] != nil { return node }
      current = node.parent
    }
    return nil
  }

  /// Where relative names begin in a file without a name.
  private static let unnamed = URL(string: "bindery:///")

  private static func holds(_ keys: [String], _ tree: Tree) -> Bool {
    keys.contains { tree.keys.offset(of: $0, in: tree.blob) != nil }
  }
}
