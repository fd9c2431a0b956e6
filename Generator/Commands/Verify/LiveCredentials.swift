import Foundation
import Shape

/// The credentials for a live server, from environment variables.
///
/// They are never printed: `masked` removes them from messages.
struct LiveCredentials {
  private let environment: [String: String]
  private let schemes: [CredentialScheme.ID: CredentialScheme]

  init(_ schemes: [CredentialScheme], environment: [String: String]) {
    self.environment = environment
    self.schemes = Dictionary(schemes.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The variable of a scheme: `BINDERY_API_KEY` for `apiKey` and for `api-key`.
  static func variable(of scheme: CredentialScheme.ID) -> String {
    var name = "BINDERY"
    var isInWord = false
    var last: Character = "_"
    for letter in scheme.rawValue {
      let isPart = letter.isASCII && (letter.isLetter || letter.isNumber)
      if isPart, !isInWord || letter.isUppercase && last.isLowercase { name += "_" }
      if isPart { name += letter.uppercased() }
      isInWord = isPart
      last = letter
    }
    return name
  }

  /// Replaces the recorded credentials of an operation by those in the environment; without any,
  /// the recorded ones are sent, which are no secrets.
  func apply(_ requirements: [[CredentialScheme.ID]], to request: inout LiveRequest) {
    let given = requirements.first { requirement in
      requirement.contains { value(of: $0) != nil }
    }
    for id in given ?? [] {
      guard let scheme = schemes[id], let value = value(of: id) else { continue }
      switch scheme.kind {
      case .apiKey(let name, .query): request.setQuery(name, value)
      case .apiKey(let name, .cookie): request.setCookie(name, value)
      case .apiKey(let name, _): request.setHeader(name, value)
      case .basic:
        request.setHeader("Authorization", "Basic " + Data(value.utf8).base64EncodedString())
      case .bearer, .tokens: request.setHeader("Authorization", "Bearer " + value)
      case .authorization(let name): request.setHeader("Authorization", name + " " + value)
      case .certificate: break
      }
    }
  }

  /// The text without the credentials.
  func masked(_ text: String) -> String {
    let secrets = schemes.keys.compactMap(value).flatMap { value in
      [value, Data(value.utf8).base64EncodedString()]
        + value.split(separator: ":").map(String.init).filter { $0.count > 3 }
    }
    let forms = secrets.flatMap { secret in
      [
        secret, secret.queryEncoded, secret.replacing("/", with: "\\/"),
        secret.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? secret,
      ]
    }
    return forms.sorted { $0.count > $1.count }.reduce(text) { $0.replacing($1, with: "…") }
  }

  private func value(of scheme: CredentialScheme.ID) -> String? {
    environment[Self.variable(of: scheme)].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension LiveRequest {
  fileprivate mutating func setHeader(_ name: String, _ value: String) {
    headers.removeAll { $0.name.lowercased() == name.lowercased() }
    headers.append((name, value))
  }

  fileprivate mutating func setQuery(_ name: String, _ value: String) {
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let others = (halves.count > 1 ? halves[1] : "").split(separator: "&").filter { item in
      item.prefix { $0 != "=" }.removingPercentEncoding != name
    }
    let item = "\(name.queryEncoded)=\(value.queryEncoded)"
    target = halves[0] + "?" + (others.map(String.init) + [item]).joined(separator: "&")
  }

  fileprivate mutating func setCookie(_ name: String, _ value: String) {
    let present = headers.filter { $0.name.lowercased() == "cookie" }.map(\.value)
    let others = present.joined(separator: "; ").split(separator: ";")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix(name + "=") }
    setHeader("Cookie", (others + ["\(name)=\(value)"]).joined(separator: "; "))
  }
}

extension String {
  /// The text as a request sends it in a query: only unreserved characters are as they are.
  var queryEncoded: String {
    let unreserved = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
    return addingPercentEncoding(withAllowedCharacters: unreserved) ?? self
  }
}
