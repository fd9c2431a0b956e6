import Shape

/// The members whose contents distinguish messages with the same members and constants, such as the
/// data of an envelope.
struct DistinctiveContents {
  private var keys: [Envelope: Set<ExactText>] = [:]
  /// The members of members of which such messages state different texts.
  private var texts: [Envelope: Set<[ExactText]>] = [:]

  /// What messages have in common that only their contents distinguish.
  private struct Envelope: Hashable {
    let required: Set<ExactText>
    let known: Set<ExactText>
    /// The constants, and the beginnings and ends of texts.
    let constants: Set<Union.Listed>

    init(_ required: [String], _ known: [String], _ listed: [Union.Listed]) {
      self.required = Set(required.map(ExactText.init))
      self.known = Set(known.map(ExactText.init))
      constants = Set(
        listed.filter { $0.outer == nil && ($0.affix != nil || $0.values.count == 1) }
      )
    }
  }

  init(_ signatures: [Union.Signature]) {
    var contents: [Envelope: [ExactText: Set<Union.Signature>]] = [:]
    var stated: [Envelope: [[ExactText]: Set<Union.Listed>]] = [:]
    for signature in signatures {
      for case .object(let required, let known, let listed, let own) in signature.alternatives {
        let envelope = Envelope(required, known, listed)
        for member in listed where member.outer != nil {
          stated[envelope, default: [:]][member.path, default: []].insert(member)
        }
        for content in own {
          contents[envelope, default: [:]][ExactText(content.key), default: []]
            .insert(content.signature.sorted)
        }
      }
    }
    texts = stated.mapValues { Set($0.filter { $0.value.count > 1 }.keys) }
    for (envelope, members) in contents {
      keys[envelope] = Set(members.filter { $0.value.count > 1 }.keys)
    }
  }

  /// A signature with these contents and texts in members alone: a pattern that a single message
  /// states validates a value.
  func keeping(_ signature: Union.Signature) -> Union.Signature {
    switch signature {
    case .object(let required, let known, let listed, let contents):
      let envelope = Envelope(required, known, listed)
      let (keys, texts) = (keys[envelope] ?? [], texts[envelope] ?? [])
      return .object(
        required: required,
        known: known,
        listed: listed.filter { $0.outer == nil || $0.affix == nil || texts.contains($0.path) },
        contents: contents.filter { keys.contains(ExactText($0.key)) }
      )
    case .several(let signatures): return .several(signatures.map(keeping))
    default: return signature
    }
  }
}

extension Union.Signature {
  /// The members of an object in an order that doesn't depend on the document.
  fileprivate var sorted: Self {
    guard case .object(let required, let known, _, _) = self else { return self }
    return .object(required: required.sorted(), known: known.sorted(), listed: [])
  }

  /// The signatures of which a value has one.
  fileprivate var alternatives: [Union.Signature] {
    if case .several(let signatures) = self { signatures } else { [self] }
  }

  /// The signature with the listed values inside of members as contents, where these are kept or
  /// begin or end with a text.
  var combiningContents: Self {
    switch self {
    case .object(let required, let known, let listed, let contents):
      let own = Set(contents.map(\.key))
      let outers = listed.filter { $0.affix != nil }.compactMap(\.outer)
      let all =
        contents
        + outers.unique.filter { !own.contains($0) }.map {
          Union.MemberContents(key: $0, signature: .object(required: [], known: [], listed: []))
        }
      let keys = Set(all.map(\.key))
      return .object(
        required: required,
        known: known,
        listed: listed.filter { $0.outer.map { !keys.contains($0) } ?? true },
        contents: all.map { $0.listing(listed.filter { $0.outer != nil }) }
      )
    case .several(let signatures): return .several(signatures.map(\.combiningContents))
    default: return self
    }
  }
}

extension Union.MemberContents {
  /// The contents with the listed values of their members.
  fileprivate func listing(_ listed: [Union.Listed]) -> Self {
    guard case .object(let required, let known, _, _) = signature else { return self }
    let own = listed.filter { $0.outer == key }.map(\.inner)
    return Self(key: key, signature: .object(required: required, known: known, listed: own))
  }
}

extension Union.Listed {
  /// The member, without the one that contains it.
  fileprivate var inner: Union.Listed {
    var inner = self
    inner.outer = nil
    return inner
  }
}
