/// A recorded body whose content coding can't be decoded.
public struct UndecodableBody: Hashable, Sendable {
  /// The content coding, as `Content-Encoding` names it.
  public let coding: String
  /// Whether it is the body of a request, and not of a response.
  public let isOfRequest: Bool

  public init(coding: String, isOfRequest: Bool) {
    self.coding = coding
    self.isOfRequest = isOfRequest
  }

  /// Whether the coding can be decoded, so that the recorded bytes aren't valid.
  public var isDecodable: Bool {
    ["gzip", "x-gzip", "deflate"].contains(coding.lowercased())
  }

  /// What to change, so that the body is read.
  ///
  /// `Accept-Encoding` states the codings of responses; requests have those that the client
  /// chooses.
  public var fix: String {
    if isDecodable { return "record it again; the recorded bytes are cut or changed" }
    return isOfRequest
      ? "record it again with a client that doesn't compress the bodies of requests"
      : "record it again with the request header “Accept-Encoding: gzip”"
  }
}
