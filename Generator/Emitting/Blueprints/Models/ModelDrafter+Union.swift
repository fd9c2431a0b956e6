import Shape
import SwiftSource

extension ModelDrafter {
  func blueprint(
    of union: Union,
    of model: Model,
    at path: [SwiftName]
  ) -> UnionBlueprint {
    let names = spelling.members.names(in: model.id)
    let cases = zip(union.variants, names).map { variant, name in
      UnionBlueprint.Case(
        name: name,
        key: variant.name,
        type: spelling.reference(variant.type, in: path),
        isIndirect: variant.isIndirect,
        isText: variant.isText,
        eventTypes: variant.eventTypes,
        documentation: variant.documentation.text(warningOfDeprecation: true)
      )
    }
    return UnionBlueprint(
      cases: cases,
      selection: selection(of: union, cases),
      acceptsNull: union.discriminator == nil && union.variants.contains(where: acceptsNull),
      isEvent: union.isEvent
    )
  }

  private func selection(
    of union: Union,
    _ cases: [UnionBlueprint.Case]
  ) -> UnionBlueprint.VariantSelection {
    guard let discriminator = union.discriminator,
      discriminator.isRequired || !discriminator.others.isEmpty
    else {
      let signatures = union.variants.map(\.signature.sources)
      return .signatures(signatures, discriminator: union.discriminator?.key)
    }
    var seen: Set<Scalar> = []
    let mapping = discriminator.mapping.filter { seen.insert($0.value).inserted }
    let matches = cases.indices.compactMap { index in
      let values = mapping.filter { $0.variant == index }.map(\.value)
      return values.isEmpty ? nil : UnionBlueprint.Match(values: values, name: cases[index].name)
    }
    if !discriminator.others.isEmpty {
      let signatures = discriminator.others.map { index in
        UnionBlueprint.SignatureMatch(
          signatures: union.variants[index].signature.sources,
          name: cases[index].name
        )
      }
      return .message(discriminator.key, values: matches, others: signatures)
    }
    return .member(
      discriminator.key,
      values: matches,
      absent: discriminator.absent.map { cases[$0].name },
      others: discriminator.unmapped.map { cases[$0].name }
    )
  }

  private func acceptsNull(_ variant: Union.Variant) -> Bool {
    variant.signature == .null || variant.signature == .any || spelling.isNullable(variant.type)
  }
}

extension Union.Signature {
  /// The values of the runtime's `JSONSignature`, one for each kind of JSON value.
  var sources: [Source] {
    if case .several(let signatures) = self { signatures.flatMap(\.sources) } else { [source] }
  }

  private var source: Source {
    switch self {
    case .null: ".null"
    case .boolean: ".boolean"
    case .integer: ".integer"
    case .number: ".number"
    case .array: ".array"
    case .tuple(let elements): ".tuple([\(elements: elements, \.source)])"
    case .list(let element): ".list(of: \(element.source))"
    case .constant(let value): ".constant(\(Source.scalar(value)))"
    case .any, .several: ".any"
    case .string(let values) where values.isEmpty: ".string()"
    case .string(let values): ".string([\(elements: values, Source.literal)])"
    case .text(let pattern): ".text(\(list: ["matching: \(literal: pattern)" as Source], \.self))"
    case .object(let required, let known, let listed, let contents):
      ".object(\(list: keys(required, known) + values(listed) + inner(contents), \.self))"
    }
  }

  private func keys(_ required: [String], _ known: [String]) -> [Source] {
    [labelled("required", required), labelled("properties", known)]
  }

  private func values(_ listed: [Union.Listed]) -> [Source] {
    let values = listed.filter { $0.affix == nil && $0.outer == nil }
    let affixes = listed.filter { $0.affix != nil }
    let nullable = listed.filter(\.isNullable).map(\.key)
    return (nullable.isEmpty ? [] : [labelled("nullable", nullable)])
      + (values.isEmpty ? [] : ["values: [\(elements: values, entry)]"])
      + (affixes.isEmpty ? [] : ["affixes: [\(elements: affixes, affix)]"])
      + inside(listed)
  }

  private func inside(_ listed: [Union.Listed]) -> [Source] {
    var outers: [String] = []
    for case let outer? in listed.map(\.outer) where outers.last != outer { outers.append(outer) }
    let members = outers.map { outer -> Source in
      let own = listed.filter { $0.outer == outer }
      return "\(literal: outer): [\(elements: own, entry)]"
    }
    return members.isEmpty ? [] : ["nested: [\(elements: members, \.self)]"]
  }

  private func inner(_ contents: [Union.MemberContents]) -> [Source] {
    let members = contents.map { "\(literal: $0.key): \($0.signature.source)" as Source }
    return members.isEmpty ? [] : ["contents: [\(elements: members, \.self)]"]
  }

  private func affix(_ member: Union.Listed) -> Source {
    let affix: Source =
      switch member.affix {
      case .prefix(let text): ".prefix(\(literal: text))"
      case .suffix(let text): ".suffix(\(literal: text))"
      case .noPrefix(let texts): ".noPrefix([\(elements: texts, Source.literal)])"
      case nil: ""
      }
    return "\(literal: member.key): \(affix)"
  }

  private func entry(_ member: Union.Listed) -> Source {
    "\(literal: member.key): [\(elements: member.values, Source.scalar)]"
  }

  private func labelled(_ label: Source, _ keys: [String]) -> Source {
    "\(label): [\(elements: keys, Source.literal)]"
  }
}
