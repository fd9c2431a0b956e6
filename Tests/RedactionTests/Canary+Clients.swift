import BinderyRuntime
import ChatCenterUI
import Foundation
import PubNubSDK
import PusherServer
import PusherSwift
import XCTest

extension Canary {
  static func pubnub() -> [Canary] {
    let configuration = PubNubConfiguration(
      publishKey: "pub-demo",
      subscribeKey: "sub-demo",
      userId: "ann",
      cryptoModule: .aesCbcCryptoModule(with: secret),
      authKey: secret,
      authToken: secret,
      origin: "user:\(secret)@example.com"
    )
    let pubnub = PubNub(configuration: configuration)
    return [
      Canary(
        "PubNubSDK.PubNubConfiguration",
        configuration,
        visible: "pub-demo",
        "sub-demo",
        "ann"
      ),
      Canary("PubNubSDK.PubNub", pubnub, visible: "sub-demo", "ann"),
      // Types without a mirror of their own show these, too.
      Canary("PubNubSDK.PubNub", pubnub.channel("lobby").subscription(), visible: "lobby"),
      Canary("PubNubSDK.PubNub", PubNub.RequestConfiguration(customConfiguration: configuration)),
      Canary("PubNubSDK.HTTPSession", HTTPSession()),
      Canary("PubNubSDK.FCMTarget", FCMTarget.token(secret), visible: "token"),
    ]
  }

  static func pusher() throws -> [Canary] {
    let methods: [AuthMethod] = [.inline(secret: secret), .endpoint(authEndpoint: url)]
    let host = PusherHost.host("user:\(secret)@example.com")
    let inline = UserAuthMethod.inline(secret: secret, user: User(id: "ann"))
    let options = PusherClientOptions(
      authMethod: methods[0],
      host: .host("example.com"),
      userAuthMethod: inline,
      authCookieStorage: cookies()
    )
    let pusher = Pusher(key: "app-key", options: options)
    let auth = PusherAuth(auth: secret, channelData: "ann", sharedSecret: secret)
    let channel = pusher.subscribe("private-a", auth: auth)
    return try methods.map { Canary("PusherSwift.AuthMethod", $0) } + signatures() + [
      Canary("PusherSwift.UserAuthMethod", inline, visible: "ann"),
      Canary("PusherSwift.UserAuthMethod", UserAuthMethod.endpoint(authEndpoint: url)),
      Canary("PusherSwift.PusherHost", host, visible: "example.com"),
      Canary("PusherSwift.PusherClientOptions", options, visible: "example.com"),
      Canary("PusherSwift.Pusher", pusher, visible: "app-key", "example.com"),
      Canary("PusherSwift.PusherConnection", pusher.connection, visible: "app-key"),
      Canary("PusherSwift.PusherChannels", pusher.connection.channels, visible: "private-a"),
      Canary("PusherSwift.PusherChannel", channel, visible: "private-a"),
      Canary("PusherSwift.PusherAuth", auth, visible: "ann"),
      Canary("PusherSwift.PusherUserAuth", PusherUserAuth(auth: secret, userData: "ann")),
    ]
  }

  private static func cookies() -> HTTPCookieStorage {
    let storage = HTTPCookieStorage.sharedCookieStorage(
      forGroupContainerIdentifier: UUID().uuidString
    )
    let properties: [HTTPCookiePropertyKey: Any] = [
      .name: "session", .value: secret, .domain: "example.com", .path: "/",
    ]
    if let cookie = HTTPCookie(properties: properties) { storage.setCookie(cookie) }
    return storage
  }

  private static func signatures() throws -> [Canary] {
    let user = EmbeddedJSON(User(id: "ann"))
    return [
      Canary("PusherSwift.Credentials", Credentials(auth: secret, userData: user), visible: "ann"),
      Canary("PusherSwift.UserAuthentication", UserAuthentication(auth: secret, userData: user)),
      Canary(
        "PusherSwift.ChannelAuthorization",
        ChannelAuthorization(auth: secret, sharedSecret: secret)
      ),
      Canary(
        "PusherSwift.Subscription",
        PusherSwift.Subscription(channel: "private-a", auth: secret),
        visible: "private-a"
      ),
    ]
  }

  static func server() throws -> [Canary] {
    let app = try PusherApp(
      key: "app-key",
      secret: secret,
      encryptionMasterKeyBase64: Data("\(secret)\(secret)\(secret)".utf8.prefix(32))
        .base64EncodedString()
    )
    return [
      Canary("PusherServer.PusherApp", app, visible: "app-key", "masterKey"),
      Canary("PusherServer.SigningTransport", SigningTransport(app: app), visible: "app-key"),
    ]
  }

  static func chatCenter() throws -> [Canary] {
    let auth = ChatAuth(token: secret, scheme: "bearer", signature: secret)
    let transport = ChatTransportConfig(
      rest: url,
      webSocket: "wss://user:\(secret)@example.com/socket?token=\(secret)",
      dataStore: url,
      dataStoreHTTPHeaders: ["Authorization": secret]
    )
    let config = ChatConfig(transportConfig: transport)
    let sdk = ChatCenterUISDK(providerUid: "provider", chatConfig: config)
    sdk.authorize(user: ChatUser(identifier: "ann"), auth: auth)
    let session = try sdk.getChat()
    var unusable: ChatAddressError?
    do throws(ChatAddressError) { _ = try transport.checked() } catch { unusable = error }
    return [
      Canary("ChatCenterUI.ChatAddressError", try XCTUnwrap(unusable), visible: "example.com/path"),
      Canary("ChatCenterUI.ChatAuth", auth, visible: "bearer", "headers"),
      Canary("ChatCenterUI.ChatTransportConfig", transport, visible: "example.com/socket"),
      Canary("ChatCenterUI.ChatTransportConfig", config, visible: "Authorization"),
      Canary("ChatCenterUI.ChatCenterUISDK", sdk),
      Canary("ChatCenterUI.ChatSession", session),
    ]
  }
}
