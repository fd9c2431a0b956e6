import BinderyRuntime

extension HTTPResponse {
  /// Decodes the reply; values of another type than specified are converted: `[1, "Sent", 15]` is
  /// read as `[1, "Sent", "15"]`.
  ///
  /// No member is removed: a call fails if a value that it returns is malformed.
  func repairedReply<R: Request>(to request: R) throws(RequestError<R.Failure>) -> R.Reply {
    do {
      return try reply(to: request)
    } catch {
      guard case .undecodable = error, isSuccess, let json: JSONValue = try? self.json()
      else { throw error }
      var repair = MemberRepair(removesMembers: false)
      let repaired = repair.value(json) { body throws(JSONError) in
        try R.outcome(of: HTTPResponse(status: status, headers: headers, body: body))
      }
      guard case .reply(let reply)? = repaired?.value else { throw error }
      return reply
    }
  }
}
