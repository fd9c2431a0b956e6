import BinderyRuntime

extension HTTPResponse {
  /// What the answer means by the specification, with each value of another type than described
  /// converted: `[1, "Sent", 15]` for `[1, "Sent", "15"]`.
  ///
  /// Nothing is removed: a call fails for what it would return, where that is malformed.
  func repairedReply<R: Request>(to request: R) throws(RequestError<R.Failure>) -> R.Reply {
    do {
      return try reply(to: request)
    } catch {
      guard case .undecodable = error, let json: JSONValue = try? JSONReader.decode(from: body)
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
