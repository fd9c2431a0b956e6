/// The representation of a value: JSON in a string, as the service sends it, or JSON itself.
enum DataShape: CaseIterable {
  case text, object

  func callAsFunction(_ json: String) -> String {
    switch self {
    case .text: "\"\(json.replacingOccurrences(of: "\"", with: "\\\""))\""
    case .object: json
    }
  }
}
