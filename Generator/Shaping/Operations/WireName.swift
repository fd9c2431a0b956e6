import Canonical
import Shape

extension String {
  /// Whether a request can carry it as a name there; paths and queries encode what they can't hold.
  func isName(in location: Parameter.Location) -> Bool {
    switch location {
    case .header: isHTTPToken
    case .cookie: isCookieName
    case .path, .query, .querystring: true
    }
  }
}
