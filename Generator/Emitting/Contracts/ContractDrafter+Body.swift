import Shape
import SwiftSource

extension ContractDrafter {
  /// A recorded body, made by the initializers of its models with the recorded members alone, so
  /// that a test sees what an initializer adds; decoded from the recorded JSON where a value has no
  /// such form.
  func body(_ value: Literal, as type: Type) -> Source {
    switch (house.spelling.unaliased(type), value) {
    case (.array(let element), .array(let values)):
      return "[\(elements: values, { body($0, as: element) })]"
    case (.model(let id), _):
      return model(id, value, as: type) ?? literal(value, as: type)
    default: return literal(value, as: type)
    }
  }

  private func model(_ id: Model.ID, _ value: Literal, as type: Type) -> Source? {
    // Swift warns where a deprecated model is made.
    guard let model = house.spelling.model(id), !model.documentation.isDeprecated,
      case .object(let members) = value
    else { return nil }
    switch model.definition {
    case .object(let object): return call(of: object, id, members, as: type)
    case .choice(let choice): return variant(of: choice, id, value, as: type)
    default: return nil
    }
  }

  /// A call of the initializer; nil where it doesn't take the members, or not all of them.
  private func call(
    of object: Object,
    _ id: Model.ID,
    _ members: [Literal.Member],
    as type: Type
  ) -> Source? {
    let names = house.spelling.members.names(in: id)
    let recorded = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    guard names.count == object.fields.count,
      Set(object.fields.map(\.key)).isSuperset(of: recorded.keys),
      object.fields.allSatisfy({ !$0.isRequired || recorded[$0.key] != nil })
    else { return nil }
    var arguments: [Source] = []
    for (field, name) in zip(object.fields, names) {
      guard let value = recorded[field.key], !isAssumed(value, field) else { continue }
      guard let argument = argument(value, of: field) else { return nil }
      arguments.append("\(argument: name): \(argument)")
    }
    return "\(house.spelling.reference(type, in: []))(\(list: arguments, \.self))"
  }

  /// Whether the initializer has the value without being given it.
  private func isAssumed(_ value: Literal, _ field: Field) -> Bool {
    guard field.isRequired, field.initialValue == value else { return false }
    return ValueWriter(spelling: house.spelling, scope: [], means: .initializers)
      .source(value, as: field.type) != nil
  }

  /// Nothing for a null that no literal says.
  private func argument(_ value: Literal, of field: Field) -> Source? {
    let spelling = house.spelling
    let isNullable = spelling.isNullable(field.type)
    if value == .null {
      let isJSON = spelling.wrapped(spelling.unaliased(field.type)) == .json
      return isNullable && field.isRequired ? "nil" : isNullable || isJSON ? ".null" : nil
    }
    guard isNullable else { return body(value, as: field.type) }
    let inner = body(value, as: spelling.wrapped(field.type))
    return field.isRequired ? inner : ".value(\(list: [inner], \.self))"
  }

  /// The variant that the discriminator names.
  private func variant(
    of choice: Choice,
    _ id: Model.ID,
    _ value: Literal,
    as type: Type
  ) -> Source? {
    let names = house.spelling.members.names(in: id)
    guard let index = choice.discriminator?.variant(of: value), names.indices.contains(index),
      choice.variants.indices.contains(index)
    else { return nil }
    let inner = body(value, as: choice.variants[index].type)
    return
      "\(house.spelling.reference(type, in: [])).\(label: names[index])(\(list: [inner], \.self))"
  }
}
