extension Channel {
  func printed(_ names: ModelNames) -> [String] {
    ["channel \(name): \(template ?? "-")\(documentation.suffix)"]
      + parameters.map { $0.printed(names) }
      + handshake.map { $0.printed(names) }
      + (servers.isEmpty ? [] : ["  on \(servers.joined(separator: ", "))"])
      + policies.printed.map { "  \($0)" }
      + (incoming?.printed("incoming", names) ?? []) + (outgoing?.printed("outgoing", names) ?? [])
      + exchanges.map { exchange in
        "  \(exchange.operation): \(exchange.requests.joined(separator: " or "))"
          + " -> \(exchange.replies.joined(separator: " or "))"
          + (exchange.channel == nil ? "" : " on another channel")
          + (exchange.correlation.map { " by \($0.request.printed) = \($0.reply.printed)" } ?? "")
      }
  }

  /// The address as documents write it: `lights/{id}`.
  public var template: String? {
    address?.map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let key): "{\(key)}"
      }
    }.joined()
  }
}

extension Channel.Parameter {
  fileprivate func printed(_ names: ModelNames) -> String {
    "  \(key): \(type.printed(names))" + (defaultValue.map { " = \($0.printed)" } ?? "")
  }
}

extension Channel.HandshakeMember {
  fileprivate func printed(_ names: ModelNames) -> String {
    let mark = field.isRequired ? "" : "?"
    let assumed = (field.initialValue ?? field.defaultValue).map { " = \($0.printed)" } ?? ""
    return "  \(location) \(field.key)\(mark): \(field.type.printed(names))\(assumed)"
  }
}

extension Channel.Direction {
  fileprivate func printed(_ word: String, _ names: ModelNames) -> [String] {
    ["  \(word) \(names[event])"] + messages.map { "    " + $0.printed(names) }
  }
}

extension Message {
  fileprivate func printed(_ names: ModelNames) -> String {
    [
      name, contentType == "application/json" ? nil : contentType,
      correlation.map { "correlated by \($0)" },
      requests.isEmpty ? nil : "answers \(requests.joined(separator: " or "))",
    ].compactMap(\.self).joined(separator: " ") + documentation.suffix
  }
}
