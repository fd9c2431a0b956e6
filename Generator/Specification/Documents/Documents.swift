/// All files of one description: the entry file and the files that it refers to, each read once
/// and on demand.
public final class Documents {
  /// The maximum number of references in a chain.
  package static let maxReferenceChain = 100

  let library: FileLibrary
  let diagnostics: Diagnostics
  private let suggestions = Suggestions()
  private var results: [Node: Node?] = [:]
  /// The targets of references; many references are followed repeatedly.
  private var targets: [ReferenceKey: Node?] = [:]
  /// The nodes whose `$ref` is being followed, in order.
  private var following: [Node] = []
  private var resources: [ObjectIdentifier: Resources] = [:]
  private var components: [ObjectIdentifier: ComponentNames] = [:]

  /// The paths of all requested files, found or not: the inputs of the result.
  public var paths: Set<String> { library.requestedPaths }

  /// The files that were read, by path.
  public var trees: [Tree] { library.readTrees }

  /// The URLs of the remote files that references name and that have no copy.
  public internal(set) var remoteReferences: Set<String> = []

  /// A root folder that contains the files outside of the present one that references name; nil
  /// if there are none.
  public var widerRoot: String? { library.widerRoot }

  /// The paths of the changed files, by the paths of their overlays.
  public var overlaidFiles: [String: String] {
    let files = library.overlaidFiles.compactMap { overlay, file in file.map { (overlay.file, $0) }
    }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  /// The number of nodes in all files that were read.
  public var nodeCount: Int { library.nodeCount }

  /// The numbers of different references that were followed, and of those without a target.
  public struct ReferenceCounts: Hashable, Sendable {
    public let all: Int
    public let unresolved: Int
  }

  /// The numbers of the references that were followed until now.
  public var referenceCounts: ReferenceCounts {
    ReferenceCounts(all: targets.count, unresolved: targets.values.count { $0 == nil })
  }

  private struct ReferenceKey: Hashable {
    let reference: String
    let node: Node
  }

  /// The source locations of the entry and the root in a `bindings.yaml`; nil for command-line
  /// arguments.
  public struct Marks: Sendable {
    public var entry: Mark?
    public var root: Mark?

    public init(entry: Mark? = nil, root: Mark? = nil) {
      self.entry = entry
      self.root = root
    }
  }

  /// The requested file; nil if it can't be read, which is reported.
  public let entry: Tree?

  /// Reads the entry file; files outside of `root`, by default the entry's folder, are never read.
  ///
  /// - Parameters:
  ///   - overlays: The overlays to apply, in order, by the path of the document. One that names
  ///     another file in `extends` changes that file.
  ///   - isDescription: Whether misspelled keys are corrected.
  public init(
    entry path: String,
    root: String? = nil,
    namedAt marks: Marks = Marks(),
    overlays: [String: [OverlayFile]] = [:],
    isDescription: Bool = true,
    diagnostics: Diagnostics
  ) {
    self.diagnostics = diagnostics
    library = FileLibrary(
      entry: path,
      root: root,
      marks: marks,
      isDescription: isDescription,
      overlays: overlays,
      suggestions: suggestions,
      diagnostics: diagnostics
    )
    entry = library.entry()
  }

  /// Reads another document like the entry; nil after reporting why it can't be read.
  public func document(at path: String) -> Tree? { library.document(at: path) }

  /// Reports the overlays of files that no read document refers to.
  public func reportUnusedOverlays() {
    for (overlay, file) in library.overlaidFiles where file == nil {
      diagnostics.warn(
        .unusedRule,
        at: overlay.extendsMark,
        "the document doesn't refer to \(Excerpt.quoted(overlay.extends ?? "")), which the overlay"
          + " extends; the overlay has no effect",
        fix: "correct “extends”, or remove the overlay"
      )
    }
  }

  /// The candidate that is nearest to an unknown name.
  package func suggestion(
    for name: String,
    among candidates: @autoclosure () -> some Sequence<String>
  ) -> String? {
    suggestions.nearest(to: name, among: candidates())
  }

  /// The node itself, or the target of its `$ref` or `$dynamicRef`; nil for a loop, which is
  /// reported once.
  public func resolve(_ node: Node) -> Node? {
    let first = following.count
    defer { following.removeSubrange(first...) }
    var current = node
    while let reference = current.reference ?? current.dynamicReference {
      if let known = results[current] { return remember(known, from: first) }
      if following.contains(current) {
        diagnostics.report(circularReference(at: reference))
        return remember(nil, from: first)
      }
      if following.count >= Documents.maxReferenceChain {
        diagnostics.report(longChain(at: reference))
        return remember(nil, from: first)
      }
      following.append(current)
      if current.reference == nil {
        // Without a target, the siblings of the reference apply.
        guard let next = dynamicTarget(of: current) else { return remember(current, from: first) }
        current = next
      } else if let next = target(of: reference.text, from: reference) {
        current = next
      } else {
        return remember(nil, from: first)
      }
    }
    return remember(current, from: first)
  }

  /// The target of a `$ref` in the file of `node`; nil after reporting why it can't be resolved.
  ///
  /// The target may be a `$ref` itself.
  public func target(of reference: String, from node: Node) -> Node? {
    let key = ReferenceKey(reference: reference, node: node)
    if let known = targets[key] { return known }
    let target = find(reference, from: node)
    targets[key] = .some(target)
    return target
  }

  private func find(_ reference: String, from node: Node) -> Node? {
    do throws(Diagnostic) {
      let parts = try Reference(reference, at: node.mark)
      if let correction = parts.correction { diagnostics.report(correction) }
      guard let start = try start(of: parts, reference, from: node) else { return nil }
      switch parts.fragment {
      case .whole: return start
      case .pointer(let steps):
        do throws(Diagnostic) {
          return try walk(steps, from: start, of: reference, at: node.mark)
        } catch {
          guard error.code == .unresolvedReference,
            let component = components(of: start.tree).component(matching: steps),
            component != steps,
            let target = try? walk(component, from: start.tree.root, of: reference, at: node.mark)
          else { throw error }
          diagnostics.report(reinterpreted(reference, as: component, at: node.mark))
          return target
        }
      case .anchor(let name):
        guard let named = resources(of: start.tree).anchor(name, in: start) else {
          throw unresolved(anchor: name, in: start.tree, at: node.mark)
        }
        return named
      }
    } catch {
      diagnostics.report(error)
      return nil
    }
  }

  private func remember(_ result: Node?, from first: Int) -> Node? {
    for node in following[first...] { results[node] = .some(result) }
    return result
  }

  /// The names under a file's `components`.
  func components(of tree: Tree) -> ComponentNames {
    if let known = components[ObjectIdentifier(tree)] { return known }
    let found = ComponentNames(of: tree)
    components[ObjectIdentifier(tree)] = found
    return found
  }

  /// The sections of a file's schemas, resolved: `components/schemas`, and `definitions` of
  /// Swagger 2.
  public func schemas(of root: Node) -> [Node] {
    [root["components"].flatMap(resolve)?["schemas"], root["definitions"]]
      .compactMap { $0.flatMap(resolve) }
  }

  /// The resources and anchors that a file declares by `$id`, `$self` and `$anchor`.
  func resources(of tree: Tree) -> Resources {
    if let known = resources[ObjectIdentifier(tree)] { return known }
    let found = Resources(of: tree)
    for (name, node, existing) in found.duplicateAnchors {
      diagnostics.report(duplicateAnchor(name, at: node, after: existing))
    }
    resources[ObjectIdentifier(tree)] = found
    return found
  }
}

extension Node {
  /// The text of a mapping's `$ref`, or a pointer that is written instead of the mapping.
  package var reference: Node? {
    if kind == .string { return text.hasPrefix("#/") ? self : nil }
    guard let reference = self["$ref"], reference.kind == .string else { return nil }
    return reference
  }
}
