import SwiftSource

extension Source {
  /// Returns the expression for the URL of a documented server.
  static func serverURL(documented url: String) -> Source {
    let arguments: [Source] = ["documented: \(literal: url)"]
    return "ServerURL(\(list: arguments, \.self))"
  }
}
