import Shape
import SwiftSource

extension RequestDrafter {
  struct NamedParameter {
    var parameter: Parameter
    var blueprint: ParameterBlueprint
  }

  mutating func namedParameters() -> [NamedParameter] {
    let uses = uses
    return operation.parameters.map { parameter in
      let isOptional = !parameter.isRequired && parameter.location != .path
      let type = spelling.wrapped(parameter.type)
      let inner = spelling.reference(type, in: [name])
      let outer = spelling.reference(type, in: [])
      let assumed = isOptional ? nil : assumed(parameter)
      let takesNil =
        isOptional || (spelling.isNullable(parameter.type) && parameter.location != .path)
      return NamedParameter(
        parameter: parameter,
        blueprint: ParameterBlueprint(
          name: claim(parameter, among: uses),
          type: takesNil ? .optional(inner) : inner,
          outerType: takesNil ? .optional(outer) : outer,
          isOptional: isOptional,
          assumed: assumed,
          documentation: documentation(of: parameter, isSent: assumed != nil),
          summary: parameter.documentation.unlessRepeating(parameter.key).summaryText,
          subject: .parameter(parameter)
        )
      )
    }
  }

  /// The number of parameters with the same location and name.
  private var uses: [LocatedName: Int] {
    operation.parameters.reduce(into: [:]) { $0[LocatedName($1), default: 0] += 1 }
  }

  /// The location and preferred name of a parameter.
  private struct LocatedName: Hashable {
    let location: Parameter.Location
    let name: String

    init(_ parameter: Parameter) {
      location = parameter.location
      name = Words(parameter.key).lowerCamel
    }
  }

  private mutating func claim(
    _ parameter: Parameter,
    among uses: [LocatedName: Int]
  ) -> SwiftName {
    let words = Words(parameter.key)
    let located = Words([parameter.location.rawValue] + words.words)
    let element = NamedElement(
      kind: .parameter,
      name: parameter.key,
      owner: operation.id.rawValue,
      origin: parameter.origin
    )
    let candidates = [words.lowerCamel, located.lowerCamel]
    // The location distinguishes parameters of the same name in different locations.
    return uses[LocatedName(parameter), default: 0] > 1
      ? decisions.claimContested(candidates, for: element, in: &members)
      : decisions.claim(candidates, for: element, in: &members)
  }

  /// Returns the default argument of a required parameter with a single value.
  private func assumed(_ parameter: Parameter) -> (inner: Source, outer: Source)? {
    guard let value = parameter.initialValue, value != .null,
      let inner = source(value, as: parameter.type, in: [name]),
      let outer = source(value, as: parameter.type, in: [])
    else { return nil }
    return (inner, outer)
  }

  private func source(_ value: Literal, as type: Type, in scope: [SwiftName]) -> Source? {
    ValueWriter(spelling: spelling, scope: scope, expressions: .initializers).source(
      value,
      as: type
    )
  }
}
