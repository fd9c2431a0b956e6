import Foundation

/// A documented parameter without a recording, with an allowed value in its encoded form.
///
/// A list or an object requires several additions if its style encodes each member by name.
public struct ContractAddition: Sendable {
  private enum Location {
    case query, header, cookie
  }

  private let location: Location
  private let name: String
  private let value: String

  /// Creates a query parameter; name and value are not percent-encoded.
  public static func query(_ name: String, _ value: String) -> Self {
    Self(location: .query, name: name, value: value)
  }

  /// Creates a header.
  public static func header(_ name: String, _ value: String) -> Self {
    Self(location: .header, name: name, value: value)
  }

  /// Creates a cookie; name and value are in the encoded form of the header.
  public static func cookie(_ name: String, _ value: String) -> Self {
    Self(location: .cookie, name: name, value: value)
  }

  /// The name of the header; nil for other parameters.
  var header: String? { location == .header ? name : nil }

  /// Returns the recorded request with the parameter added.
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
      // A recording has its cookies in the `Cookie` header, if that header is present.
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
