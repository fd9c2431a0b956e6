import Shape
import SwiftSource

/// The names of the values that enumerations list, known before anything refers to them.
struct MemberNames {
  private var names: [Model.ID: [Literal: SwiftName]] = [:]

  init(_ service: Service, _ decisions: inout NamingDecisions) {
    for model in service.models {
      guard case .enumeration(let enumeration) = model.definition else { continue }
      names[model.id] = MemberNames.names(of: enumeration, in: model, &decisions)
    }
  }

  func name(of literal: Literal, in model: Model.ID) -> SwiftName? { names[model]?[literal] }

  private static func names(
    of enumeration: Enumeration,
    in model: Model,
    _ decisions: inout NamingDecisions
  ) -> [Literal: SwiftName] {
    var scope = Scope(taken: ["knownValues", "rawValue", "self", "acceptsNull"])
    var names: [Literal: SwiftName] = [:]
    for (index, value) in enumeration.values.enumerated() where names[value.literal] == nil {
      let stem = Words(value.name ?? value.literal.words).lowerCamel
      let thing = NamedThing(
        name: value.literal.words,
        owner: model.name,
        origin: model.origin.part("enum", index)
      )
      names[value.literal] = decisions.claimMember(stem, for: thing, in: &scope)
    }
    return names
  }
}
