import Shape

/// The string formats that have a Swift type, with the aliases that document generators write;
/// case-insensitive.
enum StringFormat: String {
  case dateTime = "date-time"
  case date, uuid, guid, uri, url, byte, base64

  init?(_ format: String?) {
    guard let format else { return nil }
    self.init(rawValue: format.lowercased())
  }

  var type: Type {
    switch self {
    case .dateTime: .dateTime
    case .date: .date
    case .uuid, .guid: .uuid
    case .uri, .url: .uri
    case .byte, .base64: .base64
    }
  }
}
