import Shape
import SwiftSource

/// The values of connection policies, as calls of the runtime's initializers.
extension ConnectionPolicies.KeepAlive {
  func source(_ constants: MessageConstants) -> Source {
    .call(
      "KeepAlivePolicy",
      "sender: \(Source.enumCase(sender))",
      "kind: \(Source.enumCase(kind))",
      "activityTimeout: \(activityTimeout.duration)",
      "pongTimeout: \(pongTimeout.duration)",
      retryInterval.map { "retryInterval: \($0.duration)" },
      ping.map { "ping: \(literal: $0)" },
      pong.map { "pong: \(literal: $0)" },
      ping.flatMap { constants.payload(of: $0) }.map { "pingPayload: \($0)" },
      pong.flatMap { constants.payload(of: $0, besides: echo.map { [$0.pong.path] } ?? []) }
        .map { "pongPayload: \($0)" },
      announcement.map { "announcement: \($0.source)" },
      echo.map {
        "echo: .init(\(list: ["from: \($0.ping.source)", "to: \($0.pong.source)"] as [Source], \.self))"
      },
      [ping, pong].compactMap(\.self).contains(where: constants.isText) ? "isPlainText: true" : nil
    )
  }
}

extension ConnectionPolicies.Announcement {
  fileprivate var source: Source {
    .call(".init", "message: \(literal: message)", "at: \(location.source)")
  }
}

extension ConnectionPolicies.CloseCode {
  var source: Source {
    let first = Source(number: codes.lowerBound)
    let isOne = codes.count == 1
    return .call(
      isOne ? ".code" : ".codes",
      isOne ? first : "\(first)...\(Source(number: codes.upperBound))",
      .enumCase(reaction),
      after.map { "after: \($0.duration)" },
      name.map { "name: \(literal: $0)" },
      meaning.map { "meaning: \(literal: $0)" }
    )
  }
}

extension ConnectionPolicies.ErrorCodes {
  var source: Source {
    .call(
      "ErrorCodePolicy",
      "message: \(literal: message)",
      "at: \(location.source)",
      until.map { "until: \(literal: $0)" },
      "[\(elements: codes, \.source)]"
    )
  }
}

extension ConnectionPolicies.BackOff {
  var source: Source {
    .call(
      "BackOffPolicy",
      shape,
      "initialDelay: \(initialDelay.duration)",
      "maxDelay: \(maxDelay.duration)",
      jitter.map { "jitter: \($0.duration)" },
      attempts.map { "attempts: \(Source(number: $0))" }
    )
  }

  private var shape: Source {
    switch curve {
    case .constant: ".constant"
    case .linear: ".linear"
    case .square: ".square"
    case .exponential: ".exponential(factor: \(factor.source))"
    }
  }
}

extension ConnectionPolicies.Buffer {
  var source: Source {
    .call(
      "BufferPolicy",
      "bound: \(Source(number: bound))",
      "overflow: \(Source.enumCase(overflow))"
    )
  }
}
