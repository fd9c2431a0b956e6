import BinderyRuntime
import Cryptography

/// Authenticates the client's user, by the configured method.
struct UserAuthorizer: Sendable {
  var key: String
  var method: UserAuthMethod
  var transport: any HTTPTransport
  /// The cookies and redirects of the endpoint.
  var session = AuthSession(cookies: nil, followsRedirects: false)
  /// The queue that the app's objects are called on.
  var main: CallbackQueue
  /// Reports a blocked main queue.
  var watch: MainQueueTimeout?

  func authenticate(socketID: String) async throws(PusherSignInError) -> Credentials {
    switch method {
    case .noMethod: throw .noAuthMethod
    case .inline(let secret, let user): return try sign(user, socketID, secret)
    case .endpoint(let url): return try await ask(.form(to: url, ["socket_id": socketID]))
    case .authRequestBuilder:
      let request = await method.request(socketID, on: main, watch)
      return try await ask(try HTTPExchange(request))
    case .authenticator:
      guard let auth = await method.authentication(socketID, on: main, watch) else {
        throw .noAuthentication
      }
      return try credentials(auth.auth, auth.userData)
    case .authentication(let authenticate):
      let auth: PusherUserAuth
      do {
        auth = try await authenticate(socketID)
      } catch {
        throw .authenticationFailed("\(error)")
      }
      return try credentials(auth.auth, auth.userData)
    }
  }

  private func sign(
    _ user: User,
    _ socketID: String,
    _ secret: String
  ) throws(PusherSignInError) -> Credentials {
    do {
      let data = String(decoding: try JSONWriter.encode(user), as: UTF8.self)
      let signed = Array("\(socketID)::user::\(data)".utf8)
      let code = try HMACSHA256.code(for: signed, key: Array(secret.utf8))
      return try credentials("\(key):\(code.hexadecimal)", data)
    } catch {
      throw .unreadable("\(error)")
    }
  }

  private func ask(
    _ exchange: @autoclosure () throws(AuthEndpointFailure) -> HTTPExchange
  ) async throws(PusherSignInError) -> Credentials {
    let authorization: AuthEndpoint.Authorization
    do throws(AuthEndpointFailure) {
      authorization = try await AuthEndpoint(transport: transport, session: session).send(
        try exchange()
      )
    } catch {
      throw PusherSignInError(error)
    }
    guard let data = authorization.json["user_data"]?.eventText else {
      throw .unreadable("the answer has no user_data")
    }
    return try credentials(authorization.auth, data)
  }

  private func credentials(
    _ auth: String,
    _ data: String
  ) throws(PusherSignInError) -> Credentials {
    do throws(JSONError) {
      return Credentials(auth: auth, userData: try EmbeddedJSON(text: data))
    } catch {
      // The service reads the signed text; a numeric id is accepted there, too.
      var repair = MemberRepair()
      guard let user = repair.value(User.self, parsing: Array(data.utf8)) else {
        throw .unreadable("user_data: \(error)")
      }
      return Credentials(auth: auth, userData: EmbeddedJSON(text: data, value: user))
    }
  }
}
