/// What every answer begins with, whether its body is there or still comes.
public protocol HTTPAnswer: Sendable {
  var status: Int { get }
  var headers: HTTPHeaders { get }
}

extension HTTPResponse: HTTPAnswer {}
