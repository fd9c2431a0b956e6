// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime

/// The attachments of messages.
extension ChatCenterAPI {
  /// Stores a file, so that it can be attached to a message.
  ///
  /// - Parameters:
  ///   - headerEncoding: How the token is encoded, which is in percents.
  ///   - body: The file, and whose it is.
  /// - Returns: The file is stored.
  public func uploadFile(
    body: FileUpload,
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> UploadFile.Reply {
    try await send(UploadFile(body: body, headerEncoding: headerEncoding))
  }

  /// Fetches a stored file.
  ///
  /// - Parameters:
  ///   - fileId: The file's id.
  ///   - headerEncoding: How the token is encoded, which is in percents.
  public func downloadFile(
    fileId: String,
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> DownloadFile.Reply {
    try await send(DownloadFile(fileId: fileId, headerEncoding: headerEncoding))
  }
}
