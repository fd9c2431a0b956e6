/// A value in the shape of a server: JSON inside of a text, as the service has it, or JSON itself.
enum DataShape: CaseIterable {
  case text, object

  func callAsFunction(_ json: String) -> String {
    switch self {
    case .text: "\"\(json.replacingOccurrences(of: "\"", with: "\\\""))\""
    case .object: json
    }
  }
}
