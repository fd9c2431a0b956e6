/// The name of a value, and the part of a message that the value is in.
struct FieldName: Hashable {
  let location: Location
  let name: String
  /// Whether the value is a code or a state of OAuth 2.0, as the names beside it show.
  var isOfOAuth = false

  enum Location: String {
    case header
    case query = "query parameter"
    case cookie
    case member
    case form = "form field"
    case part
    case path = "path parameter"
    /// The text of a body, which its media type describes.
    case body
  }
}
