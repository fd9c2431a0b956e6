import BinderyRuntime
import Cryptography

/// Authorizes the client to subscribe to a channel, by the configured method.
struct ChannelAuthorizer: Sendable {
  var key: String
  var method: AuthMethod
  var transport: any HTTPTransport
  /// The cookies and redirects of the endpoint.
  var session = AuthSession(cookies: nil, followsRedirects: false)
  /// The queue that the app's objects are called on.
  var main: CallbackQueue
  /// Reports a blocked main queue.
  var watch: MainQueueTimeout?
  /// Returns the member that is signed with the app's secret.
  var member: @Sendable () async -> PusherPresenceChannelMember?
  /// Whether encrypted events can be decrypted on this system.
  var hasSecretBox: @Sendable () -> Bool = { SecretBox.isAvailable }

  func authorize(
    _ channel: String,
    socketID: String
  ) async throws(SubscriptionFailure) -> PusherAuth {
    if PusherChannelType.isEncryptedChannel(name: channel), !hasSecretBox() {
      throw SubscriptionFailure(.encryptionUnavailable)
    }
    switch method {
    case .noMethod: throw SubscriptionFailure(.noAuthMethod)
    case .inline(let secret): return try await sign(channel, socketID, secret)
    case .endpoint(let url):
      return try await requestAuthorization(
        .form(to: url, ["socket_id": socketID, "channel_name": channel])
      )
    case .authRequestBuilder:
      let request = await method.request(for: channel, socketID, on: main, watch)
      return try await requestAuthorization(try HTTPExchange(request))
    case .authorizer:
      guard let auth = await method.authorization(for: channel, socketID, on: main, watch) else {
        throw SubscriptionFailure(.noAuthorization)
      }
      return auth
    case .authorization(let authorize):
      do {
        return try await authorize(socketID, channel)
      } catch {
        throw SubscriptionFailure(.authorizationFailed("\(error)"))
      }
    }
  }

  private func sign(
    _ channel: String,
    _ socketID: String,
    _ secret: String
  ) async throws(SubscriptionFailure) -> PusherAuth {
    var data: String?
    if PusherChannelType.isPresenceChannel(name: channel) {
      let member = await member() ?? PusherPresenceChannelMember(userId: socketID)
      var object: JSONObject = ["user_id": .string(member.userId)]
      object["user_info"] = member.info
      data = object.description
    }
    let text = [socketID, channel, data].compactMap(\.self).joined(separator: ":")
    do throws(CryptographyError) {
      let code = try HMACSHA256.code(for: Array(text.utf8), key: Array(secret.utf8))
      return PusherAuth(auth: "\(key):\(code.hexadecimal)", channelData: data)
    } catch {
      throw SubscriptionFailure(.unreadable("\(error)"))
    }
  }
}

extension ChannelAuthorizer {
  private func requestAuthorization(
    _ exchange: @autoclosure () throws(AuthEndpointFailure) -> HTTPExchange
  ) async throws(SubscriptionFailure) -> PusherAuth {
    do throws(AuthEndpointFailure) {
      let authorization = try await AuthEndpoint(transport: transport, session: session).send(
        try exchange()
      )
      return PusherAuth(
        auth: authorization.auth,
        channelData: authorization.json["channel_data"]?.eventText,
        sharedSecret: authorization.json["shared_secret"]?.string
      )
    } catch {
      throw SubscriptionFailure(error)
    }
  }
}
