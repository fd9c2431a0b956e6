/// A media type, or a range of them such as `text/*`, without its character set.
struct MediaRange: Equatable {
  private let type: String
  private let subtype: String
  private let parameters: [String]

  init(_ text: String) {
    let parts = text.lowercased().split(separator: ";").map { $0.filter { $0 != " " } }
    let names = (parts.first ?? "").split(separator: "/", maxSplits: 1).map(String.init)
    type = names.first ?? ""
    subtype = names.count > 1 ? names[1] : ""
    parameters = parts.dropFirst().filter { !$0.hasPrefix("charset=") }
  }

  /// Whether each media type of another range is one of this range, which isn't the same.
  func contains(_ other: MediaRange) -> Bool {
    guard self != other, parameters.isEmpty, subtype == "*" else { return false }
    return type == "*" || type == other.type
  }
}
