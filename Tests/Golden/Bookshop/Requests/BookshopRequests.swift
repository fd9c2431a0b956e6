// Generated from bookshop.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import Foundation

/// The request of `deleteBook`.
///
/// `DELETE /books/{id}`
public struct DeleteBook: Request {
  public var id: UUID

  public init(id: UUID) {
    self.id = id
  }

  public typealias Reply = Void

  public typealias Failure = Never

  public static let security = [["token"]]

  public func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    try HTTPRequest(.delete, "/books/\(id)", template: "/books/{id}")
  }

  public static func outcome(
    of response: HTTPResponse
  ) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 204: .reply(())
    default: .undocumented
    }
  }
}
