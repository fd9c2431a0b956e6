import BinderyRuntime
import Cryptography

/// Gets the right to subscribe to a channel, by whichever method the client has.
struct ChannelAuthorizer: Sendable {
  var key: String
  var method: AuthMethod
  var transport: any HTTPTransport
  /// Who the client is, where it signs for itself.
  var member: @Sendable () -> PusherPresenceChannelMember?

  func authorize(
    _ channel: String,
    socketID: String
  ) async throws(SubscriptionFailure) -> PusherAuth {
    switch method {
    case .noMethod: throw SubscriptionFailure(.noAuthMethod)
    case .inline(let secret): return try sign(channel, socketID, secret)
    case .endpoint(let url):
      return try await ask(.form(to: url, ["socket_id": socketID, "channel_name": channel]))
    case .authRequestBuilder(let builder):
      let request = builder.requestFor(socketID: socketID, channelName: channel)
      return try await ask(try HTTPExchange(request))
    case .authorizer(let authorizer):
      guard let auth = await authorizer.value(for: channel, socketID) else {
        throw SubscriptionFailure(.noAuthorization)
      }
      return auth
    }
  }

  private func sign(
    _ channel: String,
    _ socketID: String,
    _ secret: String
  ) throws(SubscriptionFailure) -> PusherAuth {
    var data: String?
    if PusherChannelType.isPresenceChannel(name: channel) {
      let member = member() ?? PusherPresenceChannelMember(userId: socketID)
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
  private func ask(
    _ exchange: @autoclosure () throws(AuthEndpoint.Failure) -> HTTPExchange
  ) async throws(SubscriptionFailure) -> PusherAuth {
    do throws(AuthEndpoint.Failure) {
      let answer = try await AuthEndpoint(transport: transport).ask(try exchange())
      return PusherAuth(
        auth: answer.auth,
        channelData: answer.json["channel_data"]?.eventText,
        sharedSecret: answer.json["shared_secret"]?.string
      )
    } catch {
      throw SubscriptionFailure(error)
    }
  }
}
