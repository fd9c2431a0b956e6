import Shape

/// The names of a service that look like another name beside them, or hide invisible characters.
struct LookalikeNames {
  private(set) var conflicts: [NamingConflict] = []
  private let decisions: NamingDecisions

  init(_ service: Service, _ tree: OwnershipTree, _ decisions: NamingDecisions) {
    self.decisions = decisions
    check(
      tree.components.map { NamedElement(kind: .schema, name: $0.name, origin: $0.origin) }
    )
    check(
      service.operations.map {
        NamedElement(kind: .operation, name: $0.id.rawValue, origin: $0.origin)
      }
    )
    check(
      service.channels.map { NamedElement(kind: .channel, name: $0.name, origin: $0.origin) }
    )
    for model in service.models { check(members(of: model)) }
  }

  private func members(of model: Model) -> [NamedElement] {
    switch model.definition {
    case .object(let object):
      object.fields.map {
        NamedElement(kind: .property, name: $0.key, owner: model.name, origin: $0.origin)
      }
    case .enumeration(let enumeration):
      enumeration.values.enumerated().compactMap { index, value in
        (value.name ?? value.literal.text).map {
          NamedElement(
            name: $0,
            owner: model.name,
            origin: model.origin,
            part: NamedElement.Part(keyword: "enum", index: index)
          )
        }
      }
    case .base, .union, .tuple, .multipart, .alias: []
    }
  }

  private mutating func check(_ elements: [NamedElement]) {
    guard elements.contains(where: { !Lookalike.isPlain($0.name) }) else { return }
    var seen: [String: NamedElement] = [:]
    for element in elements {
      if let scalar = element.name.invisible {
        let code = String(scalar.value, radix: 16, uppercase: true)
        report(element, "the name of \(element.description) hides the character U+\(code)")
        continue
      }
      let form = Lookalike.form(of: element.name)
      guard let other = seen[form] else {
        seen[form] = element
        continue
      }
      let isPlain = Lookalike.isPlain(element.name) && Lookalike.isPlain(other.name)
      if !isPlain, ExactText(element.name) != ExactText(other.name) {
        report(element, "the name of \(element.description) looks like “\(other.name)” beside it")
      }
    }
  }

  private mutating func report(_ element: NamedElement, _ message: String) {
    guard decisions.chosen(for: element) == nil else { return }
    conflicts.append(
      NamingConflict(
        kind: .duplicate,
        origin: element.ownOrigin,
        message: message,
        fix: element.fix
      )
    )
  }
}

extension String {
  /// The first character without a shape of its own.
  ///
  /// Joiners and selectors of a shape are omitted, except after a Latin letter: scripts such as
  /// Arabic, and pictographs, need them.
  fileprivate var invisible: Unicode.Scalar? {
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      defer { previous = scalar }
      guard scalar.properties.isDefaultIgnorableCodePoint else { continue }
      switch scalar.value {
      case 0x200C, 0x200D, 0xFE00...0xFE0F:
        if previous.map({ $0.isASCII && $0.properties.isAlphabetic }) == true { return scalar }
      default: return scalar
      }
    }
    return nil
  }
}
