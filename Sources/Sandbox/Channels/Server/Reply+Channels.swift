import BinderyRuntime

extension Reply {
  /// Creates a reply: JSON, a plain-text error, or 404 if there is no result.
  static func channels(_ work: () throws(APIRefusal) -> JSONValue?) -> Reply {
    do throws(APIRefusal) {
      guard let json = try work() else {
        throw APIRefusal(status: 404, message: "Not found; see sandbox help pusher")
      }
      var reply = Reply(json)
      reply.headers["Content-Type"] = "application/json"
      return reply
    } catch {
      return Reply(
        status: error.status,
        headers: [
          "Content-Type": "text/plain; charset=utf-8", "Access-Control-Allow-Origin": "*",
        ],
        body: Array((error.message + "\n").utf8)
      )
    }
  }
}
