import Shape
import SwiftSource

/// A union: a case for each variant, and one for any other value.
struct UnionTemplate {
  let model: ModelBlueprint
  let union: UnionBlueprint
  let nested: [Source]
  let access: Source

  var source: Source {
    """
    \(doc: model.documentation)
    \(access)enum \(model.name): \(union.isEvent ? TypeReference.typedEvent : .jsonModel) {
      \(lines: members, by: "\n\n", \.self)
    }
    """
  }

  private var members: [Source] {
    [cases, null, messages, texts, variants, namedDecoder, decoder, encoder] + nested
  }

  private var messages: Source {
    guard union.isEvent else { return "" }
    return """
      \(access)static let messageNames: [String] = [\(elements: union.cases.map(\.key), Source.literal)]

      \(access)var messageName: String? {
        switch self {
        \(lines: union.cases, { "case .\(label: $0.name): \(literal: $0.key)" })
        case .unknown: nil
        }
      }
      """
  }

  private var texts: Source {
    let names = union.cases.filter(\.isText).map(\.key)
    guard !names.isEmpty else { return "" }
    return "\(access)static let textMessageNames: [String] = [\(elements: names, Source.literal)]"
  }

  private var cases: Source {
    """
    \(lines: union.cases, declaration)
    /// A value that the specification doesn't describe.
    case unknown(JSONValue)
    """
  }

  private func declaration(_ variant: UnionBlueprint.Case) -> Source {
    """
    \(doc: variant.documentation)
    \(variant.isIndirect ? "indirect " as Source : "")case \(variant.name)(\(variant.type))
    """
  }

  private var null: Source {
    union.acceptsNull ? "\(access)static var acceptsNull: Bool { true }" : ""
  }

  private var variants: Source {
    let all: [Source]
    switch union.selection {
    case .signatures(let signatures, _): all = signatures.flatMap(\.self)
    case .member: return ""
    case .message(let key, let values, let others):
      all = values.map { named($0.values, by: key) } + others.flatMap(\.signatures)
    }
    return "private static let variants: JSONSignatures = [\(elements: all, \.self)]"
  }

  private func named(_ values: [Scalar], by key: String) -> Source {
    let arguments: [Source] = ["[\(elements: values, Source.scalar)]", "by: \(literal: key)"]
    return ".discriminated(\(list: arguments, \.self))"
  }

  /// Decodes the message that is the type of a server-sent event.
  private var namedDecoder: Source {
    let cases = union.cases.filter { !$0.eventTypes.isEmpty }
    guard !cases.isEmpty else { return "" }
    return """
      \(access)init?(eventType: String, from json: inout JSONReader) throws(JSONError) {
        switch eventType {
        \(lines: cases, named)
        default: return nil
        }
      }
      """
  }

  private func named(_ variant: UnionBlueprint.Case) -> Source {
    "case \(elements: variant.eventTypes, Source.literal):\(branch: "self = .\(label: variant.name)(try json.read())")"
  }

  private var decoder: Source {
    """
    \(access)init(from json: inout JSONReader) throws(JSONError) {
      \(lines: [selection], \.self)
    }
    """
  }

  private var selection: Source {
    switch union.selection {
    case .member(_, let values, let absent, let others) where values.isEmpty && absent == others:
      defaultVariant(others)
    case .member(let key, let values, let absent, let others):
      byMember(key, values, absent, others)
    case .message(_, let values, let others):
      bySignature(
        values.map { (1, $0.name) } + others.map { ($0.signatures.count, $0.name) },
        nil
      )
    case .signatures(let signatures, _) where signatures.isEmpty: unknown
    case .signatures(let signatures, let key):
      bySignature(zip(signatures, union.cases).map { ($0.count, $1.name) }, key)
    }
  }

  private var unknown: Source { "self = .unknown(try json.readUnknownVariant())" }

  /// Returns the assignment of a default variant, or else of an unknown value.
  private func defaultVariant(_ name: SwiftName?) -> Source {
    guard let name else { return unknown }
    return "self = try json.readDefaultVariant(Self.\(label: name), or: Self.unknown)"
  }

  private func byMember(
    _ key: String,
    _ matches: [UnionBlueprint.Match],
    _ absent: SwiftName?,
    _ others: SwiftName?
  ) -> Source {
    """
    switch try json.peekMember(\(literal: key)) {
    \(lines: matches, match)
    \(absent == others ? "" : "case nil: \(defaultVariant(absent))")
    default: \(defaultVariant(others))
    }
    """
  }

  private func match(_ match: UnionBlueprint.Match) -> Source {
    "\(PatternTemplate(values: match.values).source)\(branch: "self = .\(label: match.name)(try json.readSelectedVariant())")"
  }

  /// Returns the switch over signatures; those of one case are consecutive.
  private func bySignature(_ cases: [(count: Int, name: SwiftName)], _ key: String?) -> Source {
    var start = 0
    let variants = cases.map { variant in
      defer { start += variant.count }
      return (start..<start + variant.count, variant.name)
    }
    let discriminator = key.map { ["discriminator: \(literal: $0)" as Source] } ?? []
    return """
      self = try json.\(union.isEvent ? "readMessage" : "readVariant" as Source)(\(list: ["of: Self.variants"] + discriminator, \.self)) { json, variant throws(JSONError) in
        switch variant {
        \(lines: variants, variant)
        default: .unknown(try json.read())
        }
      }
      """
  }

  private func variant(_ positions: Range<Int>, _ name: SwiftName) -> Source {
    let pattern = Source(joining: positions.map { Source(number: Int64($0)) }, by: ", ")
    return "case \(pattern):\(branch: ".\(label: name)(try json.read())")"
  }

  private var encoder: Source {
    """
    \(access)func encode(into json: inout JSONWriter) {
      switch self {
      \(lines: union.cases, encoding)
      case .unknown(let value): value.encode(into: &json)
      }
    }
    """
  }

  private func encoding(_ variant: UnionBlueprint.Case) -> Source {
    "case .\(label: variant.name)(let value):\(branch: "value.encode(into: &json)")"
  }
}

/// `case "a", "b":`, with a line for each value when there are many.
struct PatternTemplate {
  let values: [Scalar]

  var source: Source {
    "case \(patterns: values, Source.scalar):"
  }
}
