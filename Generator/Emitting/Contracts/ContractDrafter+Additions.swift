import Shape
import SwiftSource

extension ContractDrafter {
  /// A recorded success once more, with a value for each parameter that no recording has; nil where
  /// all of them are recorded.
  ///
  /// A parameter counts where it may be absent, is not in the path, and is made of scalars. A list
  /// counts as recorded by two elements: with one, its style can't be seen.
  func unrecordedArguments(
    _ operation: Operation,
    _ cases: [Contract.Case]
  ) -> (recorded: Contract.Case, additions: [Source])? {
    let recorded = Set(
      cases.flatMap(\.arguments).filter { !$0.isShortList }.map { Place($0.location, $0.key) }
    )
    guard var base = base(cases), !isOneQuery(operation) else { return nil }
    let given = Set(base.arguments.map { Place($0.location, $0.key) })
    var taken = Set(operation.parameters.map { Place($0.location, $0.key) })
    var additions: [Source] = []
    for (index, parameter) in operation.parameters.enumerated()
    where !parameter.isRequired {
      let place = Place(parameter.location, parameter.key)
      guard !recorded.contains(place), !given.contains(place) else { continue }
      guard let sample = ParameterSample(parameter, at: index, samples) else { continue }
      // The members of an exploded object are parameters of their own on the wire.
      let names = Set(sample.pairs.map(\.name)).subtracting([parameter.key])
        .map { Place(parameter.location, $0) }
      guard taken.isDisjoint(with: names) else { continue }
      taken.formUnion(names)
      base.arguments.append(
        Contract.Argument(location: parameter.location, key: parameter.key, value: sample.value)
      )
      additions += sample.pairs.map { addition(parameter.location, $0.name, $0.value) }
    }
    return additions.isEmpty ? nil : (base, additions)
  }

  /// The first success with the fewest lists of one element, or the first failure with them.
  private func base(_ cases: [Contract.Case]) -> Contract.Case? {
    let successes = cases.filter { 200..<300 ~= $0.status }
    return (successes.isEmpty ? cases : successes).min { one, other in
      one.arguments.count(where: \.isShortList) < other.arguments.count(where: \.isShortList)
    }
  }

  var samples: SampleValues { SampleValues(spelling: house.spelling) }

  private struct Place: Hashable {
    let location: Parameter.Location
    let key: String

    init(_ location: Parameter.Location, _ key: String) {
      self.location = location
      self.key = key
    }
  }

  private func isOneQuery(_ operation: Operation) -> Bool {
    operation.parameters.contains { $0.location == .querystring }
  }

  private func addition(_ location: Parameter.Location, _ name: String, _ value: String) -> Source {
    let facts: Source = "\(list: [name, value], Source.literal)"
    return switch location {
    case .header: ".header(\(facts))"
    case .cookie: ".cookie(\(facts))"
    case .query, .path, .querystring: ".query(\(facts))"
    }
  }
}

extension Contract.Argument {
  fileprivate var isShortList: Bool {
    guard case .array(let elements) = value else { return false }
    return elements.count < 2
  }
}
