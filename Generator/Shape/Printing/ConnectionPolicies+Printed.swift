extension ConnectionPolicies {
  /// One line for each property, and one for each code.
  public var printed: [String] {
    [
      keepAlive.map { ["keep-alive \($0.printed)"] },
      closeCodes.map { ["close-codes"] + $0.map(\.printed) },
      errorCodes.map { ["error-codes \($0.printed)"] + $0.codes.map(\.printed) },
      backOff.map { ["back-off \($0.printed)"] },
      dedupe.map {
        ["dedupe \($0.key.map(\.printed).joined(separator: " ")) among \($0.windowSize)"]
      },
      sequence.map { ["sequence \($0.printed)"] },
      resume.map { ["resume \($0.printed)"] },
      resubscription.map { ["resubscription"] + $0.map(\.printed) },
      buffer.map { ["buffer \($0.bound) \($0.overflow.rawValue)"] },
      lifecycle?.printed,
    ].compactMap(\.self).flatMap(\.self)
  }
}

extension ConnectionPolicies.Location {
  /// The part and the reference tokens, separated by `/`.
  var printed: String { (["\(part)"] + path).joined(separator: "/") }
}

extension ConnectionPolicies.KeepAlive {
  fileprivate var printed: String {
    let words = [
      "\(sender) \(kind) after \(activityTimeout.printed) within \(pongTimeout.printed)",
      retryInterval.map { "again after \($0.printed)" },
      ping.map { "ping \($0)" },
      pong.map { "pong \($0)" },
      announcement.map { "announced by \($0.message) at \($0.location.printed)" },
      echo.map { "repeating \($0.ping.printed) at \($0.pong.printed)" },
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension ConnectionPolicies.Sequence {
  fileprivate var printed: String {
    let words = [
      location.printed, key.isEmpty ? nil : "for each " + key.map(\.printed).joined(separator: " "),
      "within \(window)", "of a \(scope)",
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension ConnectionPolicies.Resume {
  fileprivate var printed: String {
    let parts = cursor.map { "\($0.location.printed) in \($0.destination.printed)" }
    return parts.joined(separator: ", ") + (retention.map { " for \($0.printed)" } ?? "")
  }
}

extension ConnectionPolicies.Resume.Destination {
  fileprivate var printed: String {
    switch self {
    case .query(let name): "query \(name)"
    case .header(let name): "header \(name)"
    case .message(let location): "message \(location.printed)"
    }
  }
}

extension ConnectionPolicies.Subscription {
  fileprivate var printed: String {
    let words = [
      "  \(message)", key.isEmpty ? nil : "for each " + key.map(\.printed).joined(separator: " "),
      ending.map { "until \($0)" },
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension ConnectionPolicies.CloseCode {
  fileprivate var printed: String {
    let range = codes.count == 1 ? "\(codes.lowerBound)" : "\(codes.lowerBound)-\(codes.upperBound)"
    let words = [
      "  \(range) \(reaction.rawValue)", after.map { "after \($0.printed)" }, name,
      meaning.map { "// \($0)" },
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension ConnectionPolicies.ErrorCodes {
  fileprivate var printed: String {
    "\(message) at \(location.printed)" + (until.map { " until \($0)" } ?? "")
  }
}

extension ConnectionPolicies.BackOff {
  fileprivate var printed: String {
    let words = [
      "\(curve) \(initialDelay.printed)", curve == .exponential ? "by \(factor.printed)" : nil,
      "up to \(maxDelay.printed)",
      jitter.map { "jitter \($0.printed)" }, attempts.map { "attempts \($0)" },
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}

extension Double {
  /// The number, without a fraction if it is an integer.
  fileprivate var printed: String { Int64(exactly: self).map { "\($0)" } ?? "\(self)" }
}
