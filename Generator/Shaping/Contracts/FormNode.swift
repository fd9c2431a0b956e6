import Shape

/// The fields of a form or a query as a tree, with the members that brackets in names denote.
struct FormNode {
  /// The values; several if a name is repeated.
  private(set) var texts: [String] = []
  private(set) var names: [String] = []
  private(set) var members: [String: FormNode] = [:]

  init() {}

  /// Creates the tree of percent-decoded names and values.
  init(_ pairs: [(name: String, value: String)]) {
    for pair in pairs { insert(pair.value, at: FormNode.steps(of: pair.name)[...]) }
  }

  private mutating func insert(_ text: String, at steps: ArraySlice<String>) {
    guard var name = steps.first else { return texts.append(text) }
    // Empty brackets append an element.
    if name.isEmpty, steps.startIndex > 0 { name = "\(names.count)" }
    if members[name] == nil { names.append(name) }
    members[name, default: FormNode()].insert(text, at: steps.dropFirst())
  }

  /// The steps `a`, `b` and `c` of `a[b][c]`; a name without brackets is one step.
  private static func steps(of name: String) -> [String] {
    guard name.hasSuffix("]"), let bracket = name.firstIndex(of: "["), bracket > name.startIndex
    else { return [name] }
    let inside = name[bracket...].dropFirst().dropLast()
    let steps = inside.split(separator: "][", omittingEmptySubsequences: false).map(String.init)
    return [String(name[..<bracket])] + steps
  }

  /// The value; nil if it isn't a value of the type.
  func literal(_ type: Type, _ wire: WireReader) -> Literal? {
    if let element = wire.element(of: type) {
      let nodes = names.isEmpty ? texts.map { FormNode($0) } : names.compactMap { members[$0] }
      let values = nodes.compactMap { $0.literal(element, wire) }
      return values.count == nodes.count ? .array(values) : nil
    }
    guard !names.isEmpty else {
      if texts.count == 1 { return wire.value(texts[0], type) }
      return wire.isLenient ? .array(texts.map { .string($0) }) : nil
    }
    let isAny = wire.resolved(type) == .json
    var object: [Literal.Member] = []
    for name in names {
      guard let member = isAny ? .json : wire.member(name, of: type),
        let value = members[name]?.literal(member, wire)
      else { return nil }
      object.append(Literal.Member(key: name, value: value))
    }
    return .object(object)
  }

  private init(_ text: String) { texts = [text] }
}
