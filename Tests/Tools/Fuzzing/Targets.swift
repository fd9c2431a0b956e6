/// All targets.
enum Targets {
  static let names = ["generator", "yaml", "json", "xml", "events", "pusher", "websocket"]

  /// - Parameter name: One of `names`.
  static func named(_ name: String) throws(Violation) -> any Target {
    switch name {
    case "generator": GeneratorTarget()
    case "yaml": YAMLTarget()
    case "json": JSONTarget()
    case "xml": XMLTarget()
    case "events":
      try EventTarget(EventSubject.services + EventSubject.feed + EventSubject.lobby)
    case "pusher":
      try EventTarget(EventSubject.services.filter { $0.document.contains("pusher") })
    case "websocket": WebSocketTarget()
    default: throw Violation("there is no “\(name)”; there are \(names.joined(separator: ", "))")
    }
  }
}
