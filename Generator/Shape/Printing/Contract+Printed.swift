extension Contract {
  /// The cases and expectations as text, with one line for each, in order.
  public var printed: String {
    let lines =
      cases.flatMap(\.printed)
      + events.map { "event (\($0.entry)) \($0.schema ?? "-")" }
      + traffic.flatMap(\.printed)
      + sessions.map(\.printed)
      + unproven.map { "unproven (\($0))" }
      + expectations.map(\.printed) + expectedEvents.map(\.printed)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Contract.Case {
  fileprivate var printed: [String] {
    ["case \(operation.rawValue) \(status) (\(entry)) \(schema ?? "-")"]
      + arguments.map { "  \($0.location.rawValue) \($0.key) = \($0.value.printed)" }
      + credentials.map { "  secret \($0.scheme.rawValue) = \($0.value.debugDescription)" }
      + (body?.printed ?? [])
      + tolerance.printed
  }
}

extension Contract.Tolerance {
  fileprivate var printed: [String] {
    [
      ("undescribed headers", undescribedHeaders), ("undescribed cookies", undescribedCookies),
      ("undescribed query", undescribedQuery), ("undescribed members", undescribedMembers),
      ("described headers", describedHeaders),
      ("numbers", numericParameters),
    ]
    .filter { !$0.1.isEmpty }.map { "  \($0.0) \($0.1.joined(separator: ", "))" }
  }
}

extension Contract.RecordedBody {
  fileprivate var printed: [String] {
    switch value {
    case .literal(let literal): ["  body \(content) = \(literal.printed)"]
    case .xml(let document): ["  body \(content) = \(document)"]
    case .form(let members): ["  body \(content) = form"] + members.map { "    " + $0.printed }
    }
  }
}

extension Contract.RecordedMember {
  fileprivate var printed: String {
    ([key, "=", text] + headers.map { "(\($0.key): \($0.value.printed))" })
      .joined(separator: " ")
  }

  private var text: String {
    switch value {
    case .literal(let literal): literal.printed
    case .files(let files):
      files.map { file in
        [file.bytes.printed, file.fileName?.debugDescription, file.contentType].compactMap { $0 }
          .joined(separator: " ")
      }
      .joined(separator: ", ")
    }
  }
}

extension Contract.RecordedFile.Bytes {
  fileprivate var printed: String {
    switch self {
    case .text(let text): text.debugDescription
    case .base64(let text): "base64 \(text)"
    }
  }
}

extension Contract.Traffic {
  fileprivate var printed: [String] {
    messages.map { message in
      ["\(direction.rawValue) \(message.name) \(message.schema ?? "-")"]
        + (message.requests.isEmpty ? [] : ["after \(message.requests.joined(separator: " or "))"])
        + (message.exception.map { ["unless \($0)"] } ?? [])
    }
    .map { $0.joined(separator: " ") }
      + frames.map { "frame (\($0.entry) \($0.location.printed)) \($0.message ?? "unknown")" }
  }
}

extension Contract.Frame.Location {
  fileprivate var printed: String {
    switch self {
    case .frame(let position): "frame \(position)"
    case .body: "body"
    case .element(let position, let list): "\(list)/\(position)"
    }
  }
}

extension Contract.Session {
  fileprivate var printed: String {
    "session (\(entry)) " + (client.map { "of \($0) " } ?? "")
      + "\(provenance.rawValue): \(source)"
      + (exception.map { " unless \($0)" } ?? "")
  }
}

extension Contract.Expectation {
  fileprivate var printed: String {
    "expect \(operation.rawValue) \(status.text)" + (exception.map { " unless \($0)" } ?? "")
  }
}

extension Contract.EventExpectation {
  fileprivate var printed: String {
    "expect " + (operation.map { "\($0.rawValue) " } ?? "") + "\(name) \(method)"
      + (exception.map { " unless \($0)" } ?? "")
  }
}
