import Shape
import SwiftSource

/// Writes the defaults of fields: the literals of their types, and values made by initializers.
struct DefaultWriter {
  let spelling: TypeSpelling
  /// The types inside which the default stands.
  let scope: [SwiftName]

  /// Nothing when Swift can't say the value without a chance to fail.
  func source(_ literal: Literal, as type: Type) -> Source? {
    switch (type, literal) {
    case (.nullable(let wrapped), _) where literal != .null: source(literal, as: wrapped)
    case (.array(let element), .array(let literals)): list(literals, of: element)
    case (.map(let value), .object(let members)): dictionary(members, of: value)
    case (.json, _): json(literal)
    case (.model(let id), _): model(id, literal) ?? plain(literal, as: type)
    default: plain(literal, as: type)
    }
  }

  /// For what may be absent besides null, whose initializers may therefore fail; `Nullable` has
  /// scalar literals and no others.
  func source(_ literal: Literal, asOptional type: Type) -> Source? {
    guard let source = source(literal, as: type) else { return failable(literal, as: type) }
    guard literal != .null, spelling.isNullable(type), !isScalar(spelling.wrapped(type)) else {
      return source
    }
    return ".value(\(list: [source], \.self))"
  }

  private func plain(_ literal: Literal, as type: Type) -> Source? {
    LiteralWriter(spelling: spelling, scope: scope).source(literal, as: type)
  }

  private func isScalar(_ type: Type) -> Bool {
    switch type {
    case .boolean, .integer, .number, .string: true
    case .model(let id): spelling.aliased(id).map(isScalar) ?? false
    default: false
    }
  }

  private func list(_ literals: [Literal], of element: Type) -> Source? {
    let sources = literals.compactMap { source($0, as: element) }
    return sources.count == literals.count ? "[\(elements: sources, \.self)]" : nil
  }

  private func dictionary(_ members: [Literal.Member], of value: Type) -> Source? {
    let keys = Set(members.map(\.key))
    let sources = members.compactMap { member in
      source(member.value, as: value).map { "\(literal: member.key): \($0)" as Source }
    }
    guard sources.count == members.count, keys.count == members.count else { return nil }
    return members.isEmpty ? "[:]" : "[\(elements: sources, \.self)]"
  }

  private func json(_ literal: Literal) -> Source? {
    switch literal {
    case .null: "nil"
    case .array(let elements): list(elements, of: .json)
    case .object(let members): dictionary(members, of: .json)
    case .boolean: plain(literal, as: .boolean)
    case .integer: plain(literal, as: .integer(.int64))
    case .number: plain(literal, as: .number(.unspecified))
    case .string: plain(literal, as: .string)
    }
  }
}

// MARK: - Models

extension DefaultWriter {
  private func model(_ id: Model.ID, _ literal: Literal) -> Source? {
    guard let model = spelling.model(id), !model.documentation.isDeprecated else { return nil }
    switch (model.definition, literal) {
    case (.alias(let type), _): return source(literal, as: type)
    case (.object(let object), .object(let members)): return value(of: object, id, members)
    case (.choice(let choice), _): return variant(of: choice, id, literal)
    default: return nil
    }
  }

  /// A call of the initializer, when it takes all the members and is given all that it demands.
  private func value(
    of object: Object,
    _ id: Model.ID,
    _ members: [Literal.Member]
  ) -> Source? {
    let names = spelling.members.names(in: id)
    var arguments: [Source] = []
    for (field, name) in zip(object.fields, names) {
      guard let member = members.last(where: { $0.key == field.key }) else {
        guard !field.isRequired else { return nil }
        continue
      }
      let value =
        field.isRequired
        ? source(member.value, as: field.type) : source(member.value, asOptional: field.type)
      guard let value else { return nil }
      arguments.append("\(label: name): \(value)")
    }
    guard arguments.count == members.count else { return nil }
    return "\(spelling.reference(.model(id), in: scope))(\(list: arguments, \.self))"
  }

  /// The variant that the discriminator names, or the first that can be the value.
  private func variant(of choice: Choice, _ id: Model.ID, _ literal: Literal) -> Source? {
    let names = spelling.members.names(in: id)
    let named = choice.discriminator.flatMap { $0.variant(of: literal) }
    for (index, variant) in choice.variants.enumerated() where named == nil || named == index {
      guard names.indices.contains(index), let value = source(literal, as: variant.type) else {
        continue
      }
      return
        "\(spelling.reference(.model(id), in: scope)).\(label: names[index])(\(list: [value], \.self))"
    }
    return nil
  }

  /// An initializer that gives nil when the document's text isn't what it claims to be.
  private func failable(_ literal: Literal, as type: Type) -> Source? {
    let name = TypeReference(simple: type)
    switch (type, literal) {
    case (.model(let id), _): return spelling.aliased(id).flatMap { failable(literal, as: $0) }
    case (.dateTime, .string(let text)), (.date, .string(let text)):
      return "try? \(name)(\(literal: text))"
    case (.uuid, .string(let text)): return "\(name)(uuidString: \(literal: text))"
    case (.base64, .string(let text)): return "\(name)(base64Encoded: \(literal: text))"
    case (.number(.decimal), .number(let text)), (.number(.decimal), .integer(let text)):
      return "\(name)(string: \(literal: text))"
    default: return nil
    }
  }
}

extension Choice.Discriminator {
  /// The position of the variant that an object's member names.
  fileprivate func variant(of literal: Literal) -> Int? {
    guard case .object(let members) = literal,
      case .string(let value)? = members.first(where: { $0.key == key })?.value
    else { return nil }
    return mapping.first { $0.value == value }?.variant
  }
}
