import Shape
import SwiftSource

extension ContractDrafter {
  /// The first recorded success once more, with a value for each parameter that no recording has;
  /// nil where all of them are recorded.
  ///
  /// A parameter counts where it may be absent, is not in the path, and is made of scalars.
  func unrecordedArguments(
    _ operation: Operation,
    _ cases: [Contract.Case]
  ) -> (recorded: Contract.Case, additions: [Source])? {
    let recorded = Set(cases.flatMap(\.arguments).map { Place($0.location, $0.key) })
    let base = cases.first { 200..<300 ~= $0.status } ?? cases.first
    guard var base, !isOneQuery(operation) else { return nil }
    var taken = Set(operation.parameters.map { Place($0.location, $0.key) })
    var additions: [Source] = []
    for (index, parameter) in operation.parameters.enumerated()
    where !parameter.isRequired && !recorded.contains(Place(parameter.location, parameter.key)) {
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
