import BinderyRuntime
import ChatCenterUI
import Foundation

/// The paths of the specification's requests, as in the generated client.
enum ChatCenterPaths {
  static let configuration = path(
    of: FetchConfiguration(channelType: "", auth: true, chatApiVersion: 17)
  )
  static let history = [
    path(of: FetchHistory(chatApiVersion: 17)),
    path(of: FetchHistoryByOldRoute(chatApiVersion: 17)),
  ]
  static let unread = [path(of: CountUnread()), path(of: CountUnreadByOldRoute())]
  static let search = path(of: SearchMessages(query: "", chatApiVersion: 17))
  /// A file's own path has its id behind this.
  static let files = path(
    of: UploadFile(body: FileUpload(file: .data(Data(), contentType: ""), externalClientId: ""))
  )

  /// Returns the path; nil for a request that can't be built.
  private static func path(of request: some Request) -> String? {
    try? request.httpRequest().path
  }
}
