// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// The attachments of messages.
extension ChatCenterAPI {
  /// Uploads a file for attachment to a message.
  ///
  /// - Parameters:
  ///   - headerEncoding: The encoding of the token, which is percent-encoding.
  ///   - body: The file, and the ID of its client.
  public func uploadFile(
    body: FileUpload,
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> StoredFile {
    try await send(UploadFile(body: body, headerEncoding: headerEncoding))
  }

  /// Downloads a stored file.
  ///
  /// - Parameters:
  ///   - fileId: The ID of the file.
  ///   - headerEncoding: The encoding of the token, which is percent-encoding.
  /// - Returns: The content of the file.
  public func downloadFile(
    fileId: String,
    headerEncoding: String = "url"
  ) async throws(RequestError<Never>) -> Data {
    try await send(DownloadFile(fileId: fileId, headerEncoding: headerEncoding))
  }
}
