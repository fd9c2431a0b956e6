import BinderyJSON
import Shape

/// The signatures of the messages of a direction, with which the generated decoder selects a
/// message, and the generated client a channel.
struct MessageSignatures {
  /// The signatures of the decoder.
  private let decoder: JSONSignatures
  /// The index of the message of each signature of the decoder.
  private let messages: [Int]
  /// What distinguishes the messages from those of other channels.
  private let complete: JSONSignatures
  /// The same without the constants that all messages of the service have.
  private let distinctive: JSONSignatures
  /// The format of the messages.
  private let format: MessageFormat
  /// The indices of the messages by the types of the server-sent events that are them.
  private let eventTypes: [String: Int]

  /// Creates the signatures of the messages of a union.
  ///
  /// - Parameter common: The constants that all messages of the service have.
  init(_ union: Union, common: Set<Union.Listed>) {
    var signatures: [(JSONSignature, Int)] = []
    if let discriminator = union.discriminator {
      var seen: Set<Scalar> = []
      let mapping = discriminator.mapping.filter { seen.insert($0.value).inserted }
      for index in union.variants.indices {
        let values = mapping.filter { $0.variant == index }.map { JSONScalar($0.value) }
        guard !values.isEmpty else { continue }
        signatures.append((.discriminated(values, by: discriminator.key), index))
      }
    }
    for index in union.discriminator?.others ?? Array(union.variants.indices) {
      signatures += union.variants[index].signature.selecting.map { ($0, index) }
    }
    decoder = JSONSignatures(signatures.map(\.0))
    messages = signatures.map(\.1)
    complete = JSONSignatures(union.variants.flatMap(\.completeSignature.selecting))
    distinctive = JSONSignatures(
      union.variants.flatMap { $0.completeSignature.removing(common).selecting }
    )
    format = union.messageFormat
    let types = union.variants.enumerated().flatMap { index, variant in
      variant.eventTypes.map { ($0, index) }
    }
    eventTypes = Dictionary(types) { first, _ in first }
  }

  /// The index of the message that bytes are, and the evidence for it; nil for no message.
  func match(_ bytes: [UInt8]) -> (message: Int, evidence: MessageEvidence)? {
    let json = format.json(of: bytes)
    guard let evidence = complete.evidence(in: json), let variant = decoder.variant(of: json)
    else { return nil }
    return (messages[variant], evidence)
  }
}

extension MessageSignatures {
  /// The index of the message whose name is the type of a server-sent event; nil for none.
  func message(ofEventType type: String?) -> Int? { type.flatMap { eventTypes[$0] } }

  /// Whether the decoder selects a message for bytes.
  func decodes(_ bytes: [UInt8]) -> Bool { decoder.variant(of: format.json(of: bytes)) != nil }

  /// Whether a constant that not all messages of the service have identifies a message.
  func identifies(_ bytes: [UInt8]) -> Bool {
    distinctive.evidence(in: format.json(of: bytes))?.hasConstant ?? false
  }
}

extension [Union] {
  /// The constants that all of several messages have, such as the version of a protocol.
  var commonConstants: Set<Union.Listed> {
    let constants = flatMap(\.variants).map { Set($0.completeSignature.constants) }
    guard let first = constants.first, constants.count > 1 else { return [] }
    return constants.dropFirst().reduce(first) { $0.intersection($1) }
  }
}

extension Union.Signature {
  /// The constants of the members of an object.
  fileprivate var constants: [Union.Listed] {
    guard case .object(_, _, let listed, _) = self else { return [] }
    return listed.filter { $0.affix == nil && $0.values.count == 1 }
  }

  /// The signature without some constants.
  fileprivate func removing(_ constants: Set<Union.Listed>) -> Self {
    switch self {
    case .object(let required, let known, let listed, let contents):
      .object(
        required: required,
        known: known,
        listed: listed.filter { !constants.contains($0) },
        contents: contents
      )
    case .several(let signatures): .several(signatures.map { $0.removing(constants) })
    default: self
    }
  }
}

extension Union {
  /// The format of the messages of a direction.
  var messageFormat: MessageFormat {
    MessageFormat(messageCount: variants.count, textCount: variants.count(where: \.isText))
  }
}

extension Union.Signature {
  /// The signatures of the runtime, one for each kind of JSON value.
  fileprivate var selecting: [JSONSignature] {
    if case .several(let signatures) = self { signatures.flatMap(\.selecting) } else { [single] }
  }

  private var single: JSONSignature {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .array: .array
    case .tuple(let elements): .tuple(elements.map(\.single))
    case .list(let element): .list(of: element.single)
    case .constant(let value): .constant(JSONScalar(value))
    case .any, .several: .any
    case .string(let values): .string(values)
    case .text(let pattern): .text(matching: pattern)
    case .object(let required, let known, let listed, let contents):
      .object(
        required: required,
        properties: known,
        nullable: listed.filter(\.isNullable).map(\.key),
        values: JSONMembers(listed.filter { $0.affix == nil && $0.outer == nil }.map(\.entry)),
        affixes: JSONMembers(listed.compactMap(\.affixed)),
        nested: Self.nested(listed),
        contents: JSONMembers(contents.map { ($0.key, $0.signature.single) })
      )
    }
  }

  private static func nested(_ listed: [Union.Listed]) -> JSONMembers<JSONMembers<[JSONScalar]>> {
    var outers: [String] = []
    for case let outer? in listed.map(\.outer) where outers.last != outer { outers.append(outer) }
    return JSONMembers(
      outers.map { outer in
        (outer, JSONMembers(listed.filter { $0.outer == outer }.map(\.entry)))
      }
    )
  }
}

extension Union.Listed {
  fileprivate var entry: (String, [JSONScalar]) { (key, values.map(JSONScalar.init)) }

  fileprivate var affixed: (String, JSONSignature.Affix)? {
    switch affix {
    case .prefix(let text): (key, .prefix(text))
    case .suffix(let text): (key, .suffix(text))
    case .noPrefix(let texts): (key, .noPrefix(texts))
    case nil: nil
    }
  }
}

extension JSONScalar {
  fileprivate init(_ scalar: Scalar) {
    self =
      switch scalar.kind {
      case .string: .string(scalar.text)
      case .number: .number(scalar.text)
      case .boolean: .boolean(scalar.text == "true")
      }
  }
}
