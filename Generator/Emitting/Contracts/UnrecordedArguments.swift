import Shape
import SwiftSource

/// Finds values for the parameters that no recording has.
struct UnrecordedArguments {
  private let samples: SampleValues

  init(_ samples: SampleValues) {
    self.samples = samples
  }

  /// Returns a recorded success with a value for each parameter that no recording has; nil if all
  /// parameters are recorded.
  ///
  /// A parameter is considered if it is optional, isn't in the path, and consists of scalars. A
  /// list is recorded only by two elements: one element doesn't show its style.
  func arguments(
    of operation: Operation,
    _ cases: [Contract.Case]
  ) -> (recorded: Contract.Case, additions: [Source])? {
    let recorded = Set(
      cases.flatMap(\.arguments).filter { !$0.isShortList }
        .map { ParameterKey($0.location, $0.key) }
    )
    guard var base = base(cases), !hasQueryString(operation) else { return nil }
    let given = Set(base.arguments.map { ParameterKey($0.location, $0.key) })
    var taken = Set(operation.parameters.map { ParameterKey($0.location, $0.key) })
    var additions: [Source] = []
    for (index, parameter) in operation.parameters.enumerated()
    where !parameter.isRequired {
      let key = ParameterKey(parameter.location, parameter.key)
      guard !recorded.contains(key), !given.contains(key) else { continue }
      guard let sample = ParameterSample(parameter, at: index, samples) else { continue }
      // On the wire, the members of an exploded object are separate parameters.
      let names = Set(sample.pairs.map(\.name)).subtracting([parameter.key])
        .map { ParameterKey(parameter.location, $0) }
      guard taken.isDisjoint(with: names) else { continue }
      taken.formUnion(names)
      base.arguments.append(
        Contract.Argument(location: parameter.location, key: parameter.key, value: sample.value)
      )
      additions += sample.pairs.map { addition(parameter.location, $0.name, $0.value) }
    }
    return additions.isEmpty ? nil : (base, additions)
  }

  /// Returns the first success with the fewest lists of one element, or else such a failure.
  private func base(_ cases: [Contract.Case]) -> Contract.Case? {
    let successes = cases.filter { 200..<300 ~= $0.status }
    return (successes.isEmpty ? cases : successes).min { one, other in
      one.arguments.count(where: \.isShortList) < other.arguments.count(where: \.isShortList)
    }
  }

  private struct ParameterKey: Hashable {
    let location: Parameter.Location
    let key: String

    init(_ location: Parameter.Location, _ key: String) {
      self.location = location
      self.key = key
    }
  }

  private func hasQueryString(_ operation: Operation) -> Bool {
    operation.parameters.contains { $0.location == .querystring }
  }

  private func addition(_ location: Parameter.Location, _ name: String, _ value: String) -> Source {
    let arguments: Source = "\(list: [name, value], Source.literal)"
    return switch location {
    case .header: ".header(\(arguments))"
    case .cookie: ".cookie(\(arguments))"
    case .query, .path, .querystring: ".query(\(arguments))"
    }
  }
}

extension Contract.Argument {
  fileprivate var isShortList: Bool {
    guard case .array(let elements) = value else { return false }
    return elements.count < 2
  }
}
