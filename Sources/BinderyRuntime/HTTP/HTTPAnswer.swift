/// What every answer begins with, whether its body is there or still comes.
public protocol HTTPAnswer: Sendable {
  /// Of HTTP, from 100 to 599 where a service keeps to it.
  var status: Int { get }
  /// The fields of its head, in the order in which they came.
  var headers: HTTPHeaders { get }
}

extension HTTPResponse: HTTPAnswer {}
