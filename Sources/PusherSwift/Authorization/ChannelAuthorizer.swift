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
    case .endpoint(let url): return try await ask(Self.question(url, channel, socketID))
    case .authRequestBuilder(let builder):
      guard let request = builder.requestFor(socketID: socketID, channelName: channel),
        let exchange = HTTPExchange(request)
      else { throw SubscriptionFailure(.noAuthorization) }
      return try await ask(exchange)
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

  private static func question(
    _ url: String,
    _ channel: String,
    _ socketID: String
  ) -> HTTPExchange {
    let encode = PercentEncoding.unreserved.encode
    let form = "socket_id=\(encode(socketID))&channel_name=\(encode(channel))"
    return HTTPExchange(
      url: url,
      method: .post,
      headers: ["Content-Type": "application/x-www-form-urlencoded"],
      body: .bytes(Array(form.utf8))
    )
  }
}

extension ChannelAuthorizer {
  private func ask(_ exchange: HTTPExchange) async throws(SubscriptionFailure) -> PusherAuth {
    let answer: HTTPResponse
    do throws(TransportError) {
      answer = try await transport.perform(exchange)
    } catch {
      throw SubscriptionFailure(.transport(error))
    }
    let response = HTTPURLResponse(answer, to: exchange)
    let body = String(decoding: answer.body, as: UTF8.self)
    guard answer.status == 200 || answer.status == 201 else {
      throw SubscriptionFailure(.refused(status: answer.status, body: body), response)
    }
    guard let json = try? JSONValue(parsing: body), let auth = json["auth"]?.string else {
      throw SubscriptionFailure(.unreadable("the answer is no JSON with auth"), response)
    }
    return PusherAuth(
      auth: auth,
      channelData: json["channel_data"]?.eventText,
      sharedSecret: json["shared_secret"]?.string
    )
  }
}

extension HTTPURLResponse {
  fileprivate convenience init?(_ response: HTTPResponse, to exchange: HTTPExchange) {
    guard let url = URL(string: exchange.url) else { return nil }
    let fields = response.headers.map { ($0.name, $0.value) }
    self.init(
      url: url,
      statusCode: response.status,
      httpVersion: "HTTP/1.1",
      headerFields: Dictionary(fields) { "\($0), \($1)" }
    )
  }
}
