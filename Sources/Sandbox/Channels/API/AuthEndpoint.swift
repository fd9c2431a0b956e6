import BinderyRuntime
import PusherSwift

/// An app server's endpoints that authorize subscriptions and sign-ins; here every client may.
///
/// - `POST /pusher/auth` takes `socket_id` and `channel_name`, `POST /pusher/user-auth` takes
///   `socket_id`; both take `user_id` and `user_info` (JSON), the latter `watchlist`
///   (comma-separated IDs), as a form or in the query.
struct AuthEndpoint {
  let call: Call
  let credentials: AppCredentials
  private let form: Query

  init(_ call: Call, _ credentials: AppCredentials) {
    self.call = call
    self.credentials = credentials
    form = Query(Substring(String(decoding: call.body, as: UTF8.self)))
  }

  /// Returns the reply; nil for another path.
  func reply() throws(APIRefusal) -> JSONValue? {
    switch (call.method, call.segments) {
    case (.post, ["pusher", "auth"]): try subscription()
    case (.post, ["pusher", "user-auth"]): try signIn()
    default: nil
    }
  }

  private func subscription() throws(APIRefusal) -> JSONValue {
    let socketID = try socketID()
    guard let channel = form["channel_name"], ChannelKind(channel).isPrivate else {
      throw APIRefusal(status: 403, message: "channel_name is not a private channel's")
    }
    let kind = ChannelKind(channel)
    var data: String?
    if kind.isPresence {
      let member = Member(userId: .text(userID(socketID)), userInfo: try userInfo())
      data = try JSONValue.text(of: member)
    }
    let signed = AppCredentials.subscription(channel, socketID: socketID, data: data)
    var answer: JSONObject = ["auth": .string(credentials.auth(for: signed))]
    answer["channel_data"] = data.map { .string($0) }
    if kind.isEncrypted {
      answer["shared_secret"] = credentials.sharedSecret(of: channel).map { .string($0) }
    }
    return .object(answer)
  }

  private func signIn() throws(APIRefusal) -> JSONValue {
    let socketID = try socketID()
    let user = User(
      id: userID(socketID),
      userInfo: try userInfo(),
      watchlist: value("watchlist")?.elements
    )
    let data = try JSONValue.text(of: user)
    let signed = AppCredentials.signIn(data, socketID: socketID)
    return ["auth": .string(credentials.auth(for: signed)), "user_data": .string(data)]
  }

  private func value(_ name: String) -> String? { form[name] ?? call.query[name] }

  private func socketID() throws(APIRefusal) -> String {
    guard let id = form["socket_id"], id.wholeMatch(of: /[0-9]+\.[0-9]+/) != nil else {
      throw APIRefusal(status: 403, message: "socket_id is not a socket's id")
    }
    return id
  }

  /// Returns the ID of the user; by default each connection is a different user.
  private func userID(_ socketID: String) -> String { value("user_id") ?? "user-\(socketID)" }

  private func userInfo() throws(APIRefusal) -> JSONValue? {
    guard let text = value("user_info") else { return nil }
    do throws(JSONError) {
      return try JSONValue(parsing: text)
    } catch {
      throw .invalid("user_info isn't JSON: \(error)")
    }
  }
}

extension JSONValue {
  fileprivate static func text(of model: some JSONEncodable) throws(APIRefusal) -> String {
    do throws(JSONError) {
      return String(decoding: try JSONWriter.encode(model), as: UTF8.self)
    } catch {
      throw APIRefusal(status: 500, message: "The sandbox can't write its answer: \(error)")
    }
  }
}
