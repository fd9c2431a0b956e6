import Foundation

/// A parameter that no recording has, with a value that the document allows, as it is sent.
public struct ContractAddition: Sendable {
  private enum Location {
    case query, header
  }

  private let location: Location
  private let name: String
  private let value: String

  /// A query parameter; letters and digits alone make its value.
  public static func query(_ name: String, _ value: String) -> Self {
    Self(location: .query, name: name, value: value)
  }

  /// A header.
  public static func header(_ name: String, _ value: String) -> Self {
    Self(location: .header, name: name, value: value)
  }

  /// The name of the header; nil for a query parameter.
  var header: String? { location == .header ? name : nil }

  /// The recorded request, had the parameter been sent, too.
  func added(to request: HTTPArchive.Request) -> HTTPArchive.Request {
    var request = request
    switch location {
    case .query:
      let separator = request.url.contains("?") ? "&" : "?"
      let name = name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? name
      let fragment = request.url.firstIndex(of: "#") ?? request.url.endIndex
      request.url.insert(contentsOf: "\(separator)\(name)=\(value)", at: fragment)
    case .header: request.headers.append(.init(name, value))
    }
    return request
  }
}
