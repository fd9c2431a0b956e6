// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// A file, and the ID of its client.
public struct FileUpload: MultipartEncodable, Hashable {
  /// The content of the file.
  public var file: BinaryContent
  /// The ID of the client.
  public var externalClientId: String

  public init(file: BinaryContent, externalClientId: String) {
    self.file = file
    self.externalClientId = externalClientId
  }

  public func encode(into form: inout MultipartForm) throws(InvalidRequest) {
    try form.file("file", file)
    try form.value("externalClientId", externalClientId)
  }
}
