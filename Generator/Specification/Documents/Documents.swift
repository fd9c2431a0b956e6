/// All the files of one description: the entry file, and what it refers to, each read once and
/// when it is first needed.
public final class Documents {
  /// Longer chains of references are a mistake, or a trap.
  package static let longestChain = 100

  let library: FileLibrary
  let diagnostics: Diagnostics
  private let suggestions = Suggestions()
  private var results: [Node: Node?] = [:]
  /// What each reference names, if anything; many are followed again and again.
  private var targets: [Question: Node?] = [:]
  /// The nodes whose `$ref` is being followed, in order.
  private var following: [Node] = []
  private var resources: [ObjectIdentifier: Resources] = [:]
  private var components: [ObjectIdentifier: ComponentNames] = [:]

  /// The paths of all files that were looked for, found or not: what the outcome depends on.
  public var paths: Set<String> { library.asked }

  /// How much is written in all the files that were read.
  public var nodeCount: Int { library.nodeCount }

  private struct Question: Hashable {
    let reference: String
    let node: Node
  }

  /// Where a `bindings.yaml` names the entry and the root; nowhere for what the command line says.
  public struct Marks: Sendable {
    public var entry: Mark?
    public var root: Mark?

    public init(entry: Mark? = nil, root: Mark? = nil) {
      self.entry = entry
      self.root = root
    }
  }

  /// The file that was asked for; nil when it can't be read, which is reported.
  public let entry: Tree?

  /// Reads the entry file; nothing outside of `root`, which is the entry's folder by default, is
  /// ever read.
  ///
  /// The keys of a file that is no description are not corrected.
  public init(
    entry path: String,
    root: String? = nil,
    namedAt marks: Marks = Marks(),
    isDescription: Bool = true,
    diagnostics: Diagnostics
  ) {
    self.diagnostics = diagnostics
    library = FileLibrary(
      entry: path,
      root: root,
      marks: marks,
      isDescription: isDescription,
      suggestions: suggestions,
      diagnostics: diagnostics
    )
    entry = library.entry()
  }

  /// Another file that was asked for, read as the entry is; nil after reporting why it can't be.
  public func adopt(_ path: String) -> Tree? { library.document(at: path) }

  /// What a name that leads nowhere probably meant.
  package func suggestion(
    for name: String,
    among candidates: @autoclosure () -> some Sequence<String>
  ) -> String? {
    suggestions.nearest(to: name, among: candidates())
  }

  /// The node itself, or what its `$ref` or `$dynamicRef` leads to; a loop is reported once and
  /// gives nil.
  public func resolve(_ node: Node) -> Node? {
    let first = following.count
    defer { following.removeSubrange(first...) }
    var current = node
    while let reference = current.reference ?? current.dynamicReference {
      if let known = results[current] { return remember(known, from: first) }
      if following.contains(current) {
        diagnostics.report(loop(at: reference))
        return remember(nil, from: first)
      }
      if following.count >= Documents.longestChain {
        diagnostics.report(longChain(at: reference))
        return remember(nil, from: first)
      }
      following.append(current)
      if current.reference == nil {
        // Where no schema has the name, what stands beside it counts.
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

  /// The node that the text of a `$ref` names, seen from the file of `node`; nil after reporting
  /// why there is none.
  ///
  /// What stands there may be a `$ref` again.
  public func target(of reference: String, from node: Node) -> Node? {
    let question = Question(reference: reference, node: node)
    if let known = targets[question] { return known }
    let target = find(reference, from: node)
    targets[question] = .some(target)
    return target
  }

  private func find(_ reference: String, from node: Node) -> Node? {
    do throws(Diagnostic) {
      let parts = try Reference(reference, at: node.mark)
      if let slip = parts.slip { diagnostics.report(slip) }
      guard let start = try start(of: parts, reference, from: node) else { return nil }
      switch parts.fragment {
      case .whole: return start
      case .pointer(let steps):
        do throws(Diagnostic) {
          return try walk(steps, from: start, of: reference, at: node.mark)
        } catch {
          guard error.code == .unresolvedReference,
            let meant = components(of: start.tree).component(meantBy: steps), meant != steps,
            let target = try? walk(meant, from: start.tree.root, of: reference, at: node.mark)
          else { throw error }
          diagnostics.report(taken(reference, as: meant, at: node.mark))
          return target
        }
      case .anchor(let name):
        guard let named = resources(of: start.tree).anchor(name, in: start) else {
          throw dangling(anchor: name, in: start.tree, at: node.mark)
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

  /// What stands under a file's `components`.
  func components(of tree: Tree) -> ComponentNames {
    if let known = components[ObjectIdentifier(tree)] { return known }
    let found = ComponentNames(of: tree)
    components[ObjectIdentifier(tree)] = found
    return found
  }

  /// The sections of a file's schemas, themselves or by a reference: `components/schemas`, and
  /// `definitions` as Swagger 2 had them.
  public func schemas(of root: Node) -> [Node] {
    [root["components"].flatMap(resolve)?["schemas"], root["definitions"]]
      .compactMap { $0.flatMap(resolve) }
  }

  /// What a file calls by `$id`, `$self` and `$anchor`.
  func resources(of tree: Tree) -> Resources {
    if let known = resources[ObjectIdentifier(tree)] { return known }
    let found = Resources(of: tree)
    found.doubled.forEach { diagnostics.report(doubled(anchor: $0, at: $1, after: $2)) }
    resources[ObjectIdentifier(tree)] = found
    return found
  }
}

extension Node {
  /// The text of a mapping's `$ref`, or the pointer that stands in place of the mapping.
  package var reference: Node? {
    if kind == .string { return text.hasPrefix("#/") ? self : nil }
    guard let reference = self["$ref"], reference.kind == .string else { return nil }
    return reference
  }
}
