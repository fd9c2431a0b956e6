extension Webhook {
  func printed(_ noun: String, _ names: ModelNames) -> [String] {
    let target = expression.map { " \($0)" } ?? ""
    let statuses = responses.isEmpty ? "" : " -> " + responses.map(\.text).joined(separator: " ")
    return ["\(noun) \(name): \(method)\(target)\(statuses)\(documentation.suffix)"]
      + parameters.map { $0.printed(names) } + (body?.printed(names) ?? [])
  }
}
