import XCTest

/// Finds the types that may hold a secret in the sources, so that none is missed.
final class SecretTypeTests: XCTestCase {
  /// Members that the check excludes, each with the reason.
  static let exempt: [String: String] = [
    "BinderyRealtime.ResumePolicy.Destination.query": "the name of a query parameter",
    "BinderyRealtime.UnhandledMessage.url": "created without user, password and query",
    "BinderyRealtime.WebSocketEvent.opened": "header fields, which show no secret",
    "BinderyRealtime.WebSocketReport.url": "created without user, password and query",
    "BinderyRealtime.WebSocketError.Refusal.body": "the response of a server",
    "BinderyRuntime.CurlResponse.body": "the response of a server",
    "BinderyRuntime.CurlSocket.Destination.url": "only scheme and host",
    "BinderyRuntime.HTTPResponse.body": "the response of a server",
    "BinderyRuntime.ReceivedPart.body": "the response of a server",
    "BinderyRuntime.InvalidServerURL.url": "created without user, password and query",
    "BinderyRuntime.URLSessionCall.State.body": "the response of a server",
    "BinderyTesting.ReplayedChannel.headers": "names of headers",
    "BinderyTesting.ReplayedChannel.query": "names of query parameters",
    "BinderyTesting.RequestTolerance.undescribedCookies": "names of cookies",
    "PubNubSDK.FCMApnsConfig.headers": "headers of a notification for a push service",
    "PubNubSDK.FCMWebpushConfig.headers": "headers of a notification for a push service",
    "PubNubSDK.PubNubError.AffectedValue.request": "created without the value of `auth`",
    "PubNubSDK.PubNubPushConfig.authMethod": "the name of a method",
    "PubNubSDK.ServiceMessage.invalidDevicePushToken": "a fixed text of the service",
    "PusherSwift.EncryptedData.ciphertext": "encrypted",
    "PusherSwift.PusherSignInError.authenticationFailed": "the error that the app's closure threw",
    "PusherSwift.PusherSubscriptionError.authorizationFailed":
      "the error that the app's closure threw",
  ]

  /// Why a public member of a redacted type is not shown.
  static let hidden: [String: String] = [
    "BinderyRuntime.OAuthServer.transport": "it may hold what it was given",
    "PubNubSDK.HTTPSession.sessionQueue": "it does not describe the session",
    "PubNubSDK.HTTPSession.transport": "it may hold what it was given",
    "PubNubSDK.PubNub.networkSession": "its transport may hold what it was given",
  ]

  func testEveryTypeThatMayHoldASecretIsRedacted() throws {
    let secrets = SecretMembers(types: try SourceType.all(), exempt: Set(Self.exempt.keys))
    XCTAssertGreaterThan(secrets.types.count, 500, "the sources are read")
    for (key, type) in secrets.types.sorted(by: { $0.key < $1.key }) where type.isPublic {
      if let path = secrets.path(from: key) {
        XCTFail("\(path) may be a secret: make \(key) `Redacted`, or exempt it with a reason")
      }
    }
  }

  func testEveryExemptMemberIsThere() throws {
    let types = try SourceType.all()
    for member in Self.exempt.keys {
      let parts = member.split(separator: ".")
      let key = parts.dropLast().joined(separator: ".")
      let found = types[key]?.members.contains { $0.name == parts.last ?? "" }
      XCTAssertEqual(found, true, "there is no \(member)")
    }
  }

  func testEveryRedactedTypeHasACanary() throws {
    let redacted = try SourceType.all().filter { $0.value.isRedacted }.map(\.key)
    let shown = try Set(Canary.all().map(\.type))
    // Their mirrors show what they wrap, whose own mirrors decide.
    let wrappers = ["BinderyRuntime.Indirect", "BinderyRuntime.IndirectOptional"]
    XCTAssertEqual(Set(redacted).subtracting(wrappers).sorted(), shown.sorted())
  }

  /// Each new member is shown, or listed as hidden with the reason.
  func testEveryPublicMemberIsShownOrStatedToBeHidden() throws {
    let types = try SourceType.all()
    var hidden: Set<String> = []
    var checked: Set<String> = []
    for canary in try Canary.all() {
      guard let type = types[canary.type],
        String(reflecting: Swift.type(of: canary.value)) == canary.type
      else { continue }
      checked.insert(canary.type)
      let shown = Set(Mirror(reflecting: canary.value).children.compactMap(\.label))
      for member in type.members where member.isPublic && !shown.contains(member.name) {
        hidden.insert("\(canary.type).\(member.name)")
      }
    }
    XCTAssertEqual(hidden.sorted(), Self.hidden.keys.sorted())
    XCTAssertEqual(Set(try Canary.all().map(\.type)).subtracting(checked).sorted(), [])
  }
}
