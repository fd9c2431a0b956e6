import SwiftSource

extension Source {
  /// The address of a server that the document names.
  static func serverURL(documented url: String) -> Source {
    let arguments: [Source] = ["documented: \(literal: url)"]
    return "ServerURL(\(list: arguments, \.self))"
  }
}
