import Shape
import SwiftSource

/// Writes recorded values as Swift expressions.
struct RecordedValueWriter {
  private let spelling: TypeSpelling
  private let forms: RecordedFormWriter

  init(_ service: ServiceBlueprint) {
    spelling = service.spelling
    forms = RecordedFormWriter(service)
  }

  /// Returns a recorded body.
  func value(of body: Contract.RecordedBody, _ content: Content) -> Source {
    switch body.value {
    case .form(let members): forms.form(members, of: content.type)
    case .xml(let document):
      "recorded(\(list: ["xml: \(literal: document)", content.xmlType(in: [], spelling)], \.self))"
    case .literal(let value): self.value(value, content, recordedAs: body.mediaType)
    }
  }

  private func value(
    _ value: Literal,
    _ content: Content,
    recordedAs mediaType: String
  ) -> Source {
    switch content.coding {
    case .text: return spelling.recorded(value, as: .string)
    case .jsonLines: return body(value, as: .array(content.type))
    case .json, .form, .multipart, .events, .textEvents, .xml, .coded, .rows:
      return body(value, as: content.type)
    case .binary, .parts:
      // For a range of media types, an argument states the recorded one.
      let isRange = mediaType != content.mediaType
      let bytes =
        [spelling.recorded(value, as: .binary)]
        + (isRange ? ["contentType: \(literal: mediaType)"] : [])
      return ".data(\(list: bytes, \.self))"
    }
  }

  /// Returns a recorded body as calls of its models' initializers with only the recorded members,
  /// so that a test shows what an initializer adds; a value without such a form is decoded from the
  /// recorded JSON.
  private func body(_ value: Literal, as type: Type) -> Source {
    switch (spelling.unaliased(type), value) {
    case (.array(let element), .array(let values)),
      (.isolatedArray(let element), .array(let values)):
      return "[\(elements: values, { body($0, as: element) })]"
    case (.model(let id), _):
      return model(id, value, as: type) ?? spelling.recorded(value, as: type)
    default: return spelling.recorded(value, as: type)
    }
  }

  private func model(_ id: Model.ID, _ value: Literal, as type: Type) -> Source? {
    // Swift warns about the creation of a deprecated model.
    guard let model = spelling.model(id), !model.documentation.isDeprecated,
      case .object(let members) = value
    else { return nil }
    switch model.definition {
    case .object(let object): return call(of: object, id, members, as: type)
    case .union(let union): return variant(of: union, id, value, as: type)
    default: return nil
    }
  }

  /// Returns a call of the initializer; nil if it doesn't accept all of the members.
  private func call(
    of object: Object,
    _ id: Model.ID,
    _ members: [Literal.Member],
    as type: Type
  ) -> Source? {
    let names = spelling.members.names(in: id)
    let recorded = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    guard names.count == object.fields.count,
      Set(object.fields.map(\.key)).isSuperset(of: recorded.keys),
      object.fields.allSatisfy({ !$0.isRequired || recorded[$0.key] != nil })
    else { return nil }
    var arguments: [Source] = []
    for (field, name) in zip(object.fields, names) {
      guard let value = recorded[field.key] else {
        if field.isDistinctive { arguments.append("\(argument: name): nil") }
        continue
      }
      if isAssumed(value, field) { continue }
      guard let argument = argument(value, of: field) else { return nil }
      arguments.append("\(argument: name): \(argument)")
    }
    return "\(spelling.reference(type, in: []))(\(list: arguments, \.self))"
  }

  /// Returns whether the value is the default argument of the initializer.
  private func isAssumed(_ value: Literal, _ field: Field) -> Bool {
    guard field.assumedValue == value else { return false }
    return ValueWriter(spelling: spelling, scope: [], expressions: .initializers)
      .source(value, as: field.type) != nil
  }

  /// Returns the argument for a value; nil for a null that has no literal.
  private func argument(_ value: Literal, of field: Field) -> Source? {
    let isNullable = spelling.isNullable(field.type)
    if value == .null {
      let isJSON = spelling.wrapped(spelling.unaliased(field.type)) == .json
      return isNullable && field.isRequired ? "nil" : isNullable || isJSON ? ".null" : nil
    }
    guard isNullable else { return body(value, as: field.type) }
    let inner = body(value, as: spelling.wrapped(field.type))
    return field.isRequired ? inner : ".value(\(list: [inner], \.self))"
  }

  /// Returns the variant that the discriminator selects.
  private func variant(
    of union: Union,
    _ id: Model.ID,
    _ value: Literal,
    as type: Type
  ) -> Source? {
    let names = spelling.members.names(in: id)
    guard let index = union.discriminator?.variant(of: value), names.indices.contains(index),
      union.variants.indices.contains(index)
    else { return nil }
    let inner = body(value, as: union.variants[index].type)
    let reference = spelling.reference(type, in: [])
    return "\(reference).\(label: names[index])(\(list: [inner], \.self))"
  }
}

extension TypeSpelling {
  /// Returns a Swift literal of the type, or the JSON from which the test decodes the value.
  func recorded(_ value: Literal, as type: Type) -> Source {
    let writer = ValueWriter(spelling: self, scope: [], expressions: .literals)
    return writer.source(value, as: type)
      ?? "recorded(\(list: [Source.json(LiteralText.compact(value))], \.self))"
  }
}
