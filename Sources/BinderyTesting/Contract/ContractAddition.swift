import Foundation

/// A parameter that no recording has, with a value that the document allows, as it is sent.
///
/// A list or an object takes several in a style that gives each of its members a name.
public struct ContractAddition: Sendable {
  private enum Location {
    case query, header, cookie
  }

  private let location: Location
  private let name: String
  private let value: String

  /// A query parameter, decoded.
  public static func query(_ name: String, _ value: String) -> Self {
    Self(location: .query, name: name, value: value)
  }

  /// A header.
  public static func header(_ name: String, _ value: String) -> Self {
    Self(location: .header, name: name, value: value)
  }

  /// A cookie, as it is in the header.
  public static func cookie(_ name: String, _ value: String) -> Self {
    Self(location: .cookie, name: name, value: value)
  }

  /// The name of the header; nil for another parameter.
  var header: String? { location == .header ? name : nil }

  /// The recorded request, had the parameter been sent, too.
  func added(to request: HTTPArchive.Request) -> HTTPArchive.Request {
    var request = request
    switch location {
    case .query:
      let separator = request.url.contains("?") ? "&" : "?"
      let fragment = request.url.firstIndex(of: "#") ?? request.url.endIndex
      let pair = "\(separator)\(encoded(name))=\(encoded(value))"
      request.url.insert(contentsOf: pair, at: fragment)
    case .header: request.headers.append(.init(name, value))
    case .cookie:
      // The recording's cookies are in its header, where it has one.
      let isInHeader = request.headers.contains { $0.name.lowercased() == "cookie" }
      if isInHeader { request.headers.append(.init("Cookie", "\(name)=\(value)")) }
      request.cookies.append(.init(name, value))
    }
    return request
  }

  private func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }
}
