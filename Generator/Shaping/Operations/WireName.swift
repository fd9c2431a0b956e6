import Canonical
import Shape

extension String {
  /// Whether the text is a valid parameter name in a location; paths and queries percent-encode it.
  func isName(in location: Parameter.Location) -> Bool {
    switch location {
    case .header: isHTTPToken
    case .cookie: isCookieName
    case .path, .query, .querystring: true
    }
  }
}
