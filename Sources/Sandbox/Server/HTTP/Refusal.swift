import BinderyRuntime
import PubNubSDK

/// An error with the response of the service.
struct Refusal: Error {
  let reply: Reply
}

extension Refusal {
  /// Creates an error of publish and signal.
  static func publish(_ text: String, at timetoken: UInt64) -> Refusal {
    let problem = PublishProblem(
      code: 0,
      text: .other(text),
      timetoken: "\(timetoken)"
    )
    return Refusal(reply: Reply(problem, status: 400))
  }

  /// Creates an error of history, deletion and counts.
  static func storage(_ text: String, status: Int = 400) -> Refusal {
    let problem = StorageProblem(
      status: status,
      error: true,
      errorMessage: .other(text),
      channels: [:]
    )
    return Refusal(reply: Reply(problem, status: status))
  }

  /// Creates an error of presence, whose flag is 1 instead of true.
  static func presence(_ text: String, status: Int = 400) -> Refusal {
    service("Presence", text, status: status, error: .number(1))
  }

  /// Creates an error of subscribe, channel groups, or the load balancer.
  static func service(
    _ name: String?,
    _ text: String,
    status: Int = 400,
    error: ErrorFlag = .flag(true),
    denied: DeniedResources? = nil
  ) -> Refusal {
    let problem = AccessProblem(
      status: status,
      error: error,
      message: .other(text),
      service: name,
      payload: denied
    )
    return Refusal(reply: Reply(problem, status: status))
  }

  static let uriTooLong = service("Balancer", "Request URI Too Long", status: 414)
  static let bodyTooLong = service("Balancer", "Request Entity Too Large", status: 413)

  static func malformedFilter(_ error: FilterError) -> Refusal {
    service("Subscribe", "Malformed filter expression: \(error)", status: 481)
  }

  static func invalidArgument(_ query: InvalidQuery) -> Refusal {
    service(nil, "Invalid Arguments: \(query.name)")
  }

  static func forbidden(channels: [String], groups: [String]) -> Refusal {
    service(
      "Access Manager",
      "Forbidden",
      status: 403,
      denied: DeniedResources(
        channels: channels.isEmpty ? nil : channels,
        channelGroups: groups.isEmpty ? nil : groups
      )
    )
  }

  static func notFound(_ target: String) -> Refusal {
    service(nil, "Not Found: \(target.prefix(200))", status: 404)
  }
}
