import Foundation

/// The identifiers in a file: `$self` of the document, and `$id`, `$anchor` and `$dynamicAnchor`
/// of schemas.
struct Resources {
  private let tree: Tree
  private var nodes: [String: Node] = [:]
  private var names: [Node: URL] = [:]
  private(set) var anchors: [String: [Node]] = [:]
  /// The first node of each anchor, by the root of its resource.
  private var nodesByAnchor: [AnchorKey: Node] = [:]

  /// Each `$anchor` that repeats one of its resource; a `$dynamicAnchor` may be repeated.
  private(set) var duplicateAnchors: [(name: String, node: Node, existing: Node)] = []

  private struct AnchorKey: Hashable {
    let root: Node
    let anchor: String
  }

  init(of tree: Tree) {
    self.tree = tree
    let isNamed = Resources.contains(["$id", "$self"], tree)
    let isAnchored = Resources.contains(["$anchor", "$dynamicAnchor"], tree)
    guard isNamed || isAnchored else { return }
    for index in tree.records.indices where tree.records[index].kind == .mapping {
      let node = Node(tree: tree, index: UInt32(index))
      if isNamed { registerName(of: node) }
      guard isAnchored else { continue }
      for keyword in ["$anchor", "$dynamicAnchor"] {
        guard let name = node[keyword]?.string else { continue }
        registerAnchor(name, of: node, isPlain: keyword == "$anchor")
      }
    }
  }

  /// Registers an anchor; parents, and thus the roots of resources, are registered before.
  private mutating func registerAnchor(_ name: String, of node: Node, isPlain: Bool) {
    anchors[name, default: []].append(node)
    let key = AnchorKey(root: root(around: node), anchor: name)
    if let existing = nodesByAnchor[key] {
      if isPlain, existing != node {
        duplicateAnchors.append((name: name, node: node, existing: existing))
      }
    } else {
      nodesByAnchor[key] = node
    }
  }

  var hasNames: Bool { !names.isEmpty }

  /// The node with this URI.
  func resource(_ name: String) -> Node? { nodes[name] }

  /// The anchor's node in the resource that begins at `start`, or else anywhere in the file.
  func anchor(_ name: String, in start: Node) -> Node? {
    nodesByAnchor[AnchorKey(root: start, anchor: name)] ?? anchors[name]?.first
  }

  /// The nearest ancestor, or the node itself, with a URI of its own; else the file's root.
  func root(around node: Node) -> Node {
    names.isEmpty ? tree.root : named(around: node) ?? tree.root
  }

  /// The absolute URI of a location; nil if it is not a valid URI.
  func name(of location: Reference.Location, seenFrom node: Node) -> String? {
    let base = named(around: node).flatMap { names[$0] } ?? Resources.defaultBase
    return URL(string: location.text, relativeTo: base)?.absoluteString
  }

  /// The relative path of a URI in the folder of the document's own URI, or below it.
  func path(of location: Reference.Location) -> String? {
    guard case .remote(let text) = location, let base = names[tree.root]?.absoluteString,
      let slash = base.utf8.lastIndex(of: UInt8(ascii: "/"))
    else { return nil }
    let folder = base[...slash]
    guard text.utf8.starts(with: folder.utf8), !text.utf8.elementsEqual(folder.utf8) else {
      return nil
    }
    return Substring(text.utf8.dropFirst(folder.utf8.count)).removingPercentEncoding
  }

  /// Registers the URI of a node; parents are registered before.
  private mutating func registerName(of node: Node) {
    guard let text = (node["$self"] ?? node["$id"])?.string else { return }
    let base = node.parent.flatMap(named).flatMap { names[$0] }
    let bare = text.prefix { $0 != "#" }
    guard !bare.isEmpty,
      let name = URL(string: String(bare), relativeTo: base ?? Resources.defaultBase)?.absoluteURL
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

  /// The base URI of a file without `$self` or `$id`.
  private static let defaultBase = URL(string: "bindery:///")

  private static func contains(_ keys: [String], _ tree: Tree) -> Bool {
    keys.contains { tree.keys.offset(of: $0, in: tree.blob) != nil }
  }
}
