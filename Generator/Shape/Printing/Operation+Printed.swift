extension Operation {
  func printed(_ names: ModelNames) -> [String] {
    var lines = ["operation \(id.rawValue): \(method) \(pathText)\(documentation.suffix)"]
    lines += self.names.prefix(1).map { "  name \($0.joined(separator: " "))" }
    lines += servers.flatMap(\.printed).map { "  \($0)" }
    lines += parameters.map { $0.printed(names) }
    lines += body?.printed(names) ?? []
    lines += responses.flatMap { $0.printed(names) }
    lines += callbacks.flatMap { $0.printed("callback", names) }.map { "  \($0)" }
    if !security.isEmpty {
      let alternatives = security.map { $0.map(\.rawValue).joined(separator: " + ") }
      lines.append("  security " + alternatives.joined(separator: " | "))
    }
    return lines
  }
}

extension Body {
  func printed(_ names: ModelNames) -> [String] {
    contents.map { "  body\(isRequired ? "" : "?"): \($0.printed(names))" }
  }
}

extension Parameter {
  func printed(_ names: ModelNames) -> String {
    "  \(location.rawValue) \(key)\(isRequired ? "" : "?"): \(type.printed(names))"
      + ((initialValue ?? defaultValue).map { " = \($0.printed)" } ?? "")
      + serialization.printed(in: location)
      + documentation.suffix
  }
}

extension Parameter.Serialization {
  /// The differences from the standard's defaults for the location.
  fileprivate func printed(in location: Parameter.Location) -> String {
    guard case .style(let style, let explode, let allowReserved) = self else { return " \(self)" }
    let usual: Parameter.Style = location == .query || location == .cookie ? .form : .simple
    return (style == usual ? "" : " \(style.rawValue)")
      + (explode == (style == .form) ? "" : explode ? " explode" : " joined")
      + (allowReserved ? " reserved" : "")
  }
}

extension Content {
  fileprivate func printed(_ names: ModelNames) -> String {
    let members = members.map { " [\($0.key)\($0.serialization.printed(in: .query))]" }
    let types = mediaTypes.joined(separator: "|")
    return "\(types) \(coding == .json ? "" : "\(coding) ")\(type.printed(names))"
      + members.joined() + (terminator.map { " until \($0)" } ?? "")
  }
}

extension Response {
  fileprivate func printed(_ names: ModelNames) -> [String] {
    let bodies = contents.map { " " + $0.printed(names) }
    return ["  \(status.text):\(bodies.joined(separator: ","))\(bodies.isEmpty ? " -" : "")"]
      + headers.map { $0.printed(names) }
  }
}

extension Response.Header {
  func printed(_ names: ModelNames) -> String {
    "    \(key)\(isRequired ? "" : "?"): \(type.printed(names))"
  }
}
