import Shape
import SwiftSource

/// The values of the policies for a new connection, as calls of the runtime's initializers.
extension ConnectionPolicies.Dedupe {
  var source: Source {
    .call(
      "DedupePolicy",
      "[\(elements: key, \.source)]",
      "windowSize: \(Source(number: windowSize))"
    )
  }
}

extension ConnectionPolicies.Sequence {
  var source: Source {
    .call(
      "SequencePolicy",
      location.source,
      key.isEmpty ? nil : "key: [\(elements: key, \.source)]",
      window == 0 ? nil : "window: \(Source(number: window))",
      scope == .channel ? nil : "scope: \(Source.enumCase(scope))"
    )
  }
}

extension ConnectionPolicies.Resume {
  var source: Source {
    .call(
      "ResumePolicy",
      "[\(elements: cursor, \.source)]",
      retention.map { "retention: \($0.duration)" }
    )
  }
}

extension ConnectionPolicies.Resume.Part {
  fileprivate var source: Source { .call(".init", location.source, "in: \(destination.source)") }
}

extension ConnectionPolicies.Resume.Destination {
  fileprivate var source: Source {
    switch self {
    case .query(let name): ".query(\(literal: name))"
    case .header(let name): ".header(\(literal: name))"
    case .message(let location): ".message(\(location.source))"
    }
  }
}

extension [ConnectionPolicies.Subscription] {
  func source(_ constants: MessageConstants) -> Source {
    .call("ResubscriptionPolicy", "[\(elements: self, { $0.source(constants) })]")
  }
}

extension ConnectionPolicies.Subscription {
  fileprivate func source(_ constants: MessageConstants) -> Source {
    let ending = ending.map { name -> Source in
      let payload = constants.payload(of: name, besides: key.map(\.path))
      return "ending: \(Source.call(".init", "\(literal: name)", payload.map { "payload: \($0)" }))"
    }
    return .call(
      ".init",
      "\(literal: message)",
      key.isEmpty ? nil : "key: [\(elements: key, \.source)]",
      ending
    )
  }
}
