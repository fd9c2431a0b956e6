import BinderyRuntime
import Cryptography
import XCTest

@testable import Sandbox

/// Tests of the HTTP API without a server, with requests signed like those of server libraries.
final class ChannelsAPITests: ChannelsAppTestCase {
  private func get(_ path: String, _ query: [String: String] = [:]) throws -> JSONValue? {
    try ask(.get, path, "", query)
  }

  private func post(_ path: String, _ body: JSONValue) throws -> JSONValue? {
    try ask(.post, path, body.description)
  }

  private func ask(
    _ method: HTTPMethod,
    _ path: String,
    _ body: String,
    _ query: [String: String] = [:],
    _ change: (inout [String: String]) -> Void = { _ in }
  ) throws -> JSONValue? {
    var query = query
    query["auth_key"] = "demo"
    query["auth_version"] = "1.0"
    query["auth_timestamp"] = "1700000000"
    query["body_md5"] = try MD5.digest(of: Array(body.utf8)).hexadecimal
    let sorted = query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    query["auth_signature"] = settings.credentials.signature(
      of: "\(method)\n\(path)\n\(sorted.joined(separator: "&"))"
    )
    change(&query)
    let target = path + "?" + query.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    let call = Call(.init(method: method, target: target), body: Array(body.utf8))
    return try ChannelsAPI(call: call).reply(from: &app)
  }

  private func assertRefused(
    _ status: Int,
    _ message: String,
    at line: UInt = #line,
    _ work: () throws -> JSONValue?
  ) {
    XCTAssertThrowsError(try work(), line: line) { error in
      guard let refusal = error as? APIRefusal else { return XCTFail("\(error)", line: line) }
      XCTAssertEqual(refusal.status, status, line: line)
      XCTAssertTrue(refusal.message.contains(message), refusal.message, line: line)
    }
  }

  func testTheDocumentedSignature() throws {
    var credentials = AppCredentials()
    credentials.key = "278d425bdf160c739803"
    credentials.secret = "7ad3773142a6692b25b8"
    let target =
      "/apps/3/events?body_md5=ec365a775a4cd0599faeb73354201b6f&auth_version=1.0"
      + "&auth_key=278d425bdf160c739803&auth_timestamp=1353088179"
      + "&auth_signature=da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c"
    let body = #"{"name":"foo","channels":["project-3"],"data":"{\"some\":\"data\"}"}"#
    let call = Call(.init(method: .post, target: target), body: Array(body.utf8))
    for now in [1_353_088_179 - 600, 1_353_088_179 + 600] {
      try APISignature(call: call, credentials: credentials, now: now).check()
    }
    assertRefused(401, "Timestamp expired") {
      try APISignature(call: call, credentials: credentials, now: 1_353_088_780).check()
      return nil
    }
  }

  func testRejectsUnsignedRequests() {
    for (name, value, message) in [
      ("auth_key", "other", "Unknown auth_key"), ("auth_key", nil, "parameter: auth_key"),
      ("auth_version", "2.0", "expected 1.0"), ("auth_timestamp", "x", "not a number"),
      ("auth_timestamp", "\(Int.min)", "expired"), ("body_md5", "00", "MD5"),
      ("body_md5", nil, "Invalid signature"), ("more", "1", "Invalid signature"),
      ("auth_signature", "00", "Invalid signature"), ("auth_signature", nil, "auth_signature"),
    ] {
      assertRefused(401, message) { try ask(.get, "/apps/1/channels", "") { $0[name] = value } }
    }
    assertRefused(401, "body_md5") {
      try ask(.post, "/apps/1/events", "{}") { $0["body_md5"] = nil }
    }
    assertRefused(404, "No app") { try get("/apps/2/channels") }
    assertRefused(404, "No such path") { try get("/apps/1/nothing") }
    XCTAssertNil(try get("/somewhere"))
  }

  func testSendsAnEventToItsChannels() throws {
    for _ in 1...2 { _ = subscribe("a", connect()) }
    _ = subscribe("b", "1.2")
    XCTAssertEqual(
      try post(
        "/apps/1/events",
        ["name": "x", "data": "{}", "channels": ["a", "b"], "socket_id": "1.1"]
      ),
      [:]
    )
    XCTAssertEqual(
      lines(),
      ["a", "b"].map { #"1.2 {"event":"x","channel":"\#($0)","data":"{}"}"# }
    )
    let count = try post(
      "/apps/1/events",
      ["name": "x", "data": "{}", "channel": "a", "info": "subscription_count"]
    )
    XCTAssertEqual(count, ["channels": ["a": ["subscription_count": 2]]])
    XCTAssertEqual(lines().count, 2)
  }

  func testSendsAnEncryptedEventUnchanged() throws {
    _ = subscribe("private-encrypted-a", connect())
    let data = #"{"nonce":"AAEC","ciphertext":"/+=="}"#
    _ = try post(
      "/apps/1/events",
      ["name": "x", "data": .string(data), "channel": "private-encrypted-a"]
    )
    let text = lines()[0].dropFirst("1.1 ".count)
    XCTAssertEqual(try JSONValue(parsing: String(text))["data"]?.string, data)
  }

  func testABatchIsAtomic() throws {
    _ = subscribe("a", connect())
    let good: JSONValue = ["name": "x", "data": "1", "channel": "a"]
    XCTAssertEqual(try post("/apps/1/batch_events", ["batch": [good, good]]), [:])
    XCTAssertEqual(lines().count, 2)
    var counting = good.object ?? [:]
    counting["info"] = "subscription_count"
    XCTAssertEqual(
      try post("/apps/1/batch_events", ["batch": [good, .object(counting)]]),
      ["batch": [[:], ["subscription_count": 1]]]
    )
    _ = lines()
    assertRefused(400, "name") { try post("/apps/1/batch_events", ["batch": [good, [:]]]) }
    assertRefused(400, "at most 10") {
      try post("/apps/1/batch_events", ["batch": .array(.init(repeating: good, count: 11))])
    }
    XCTAssertEqual(lines(), [])
  }

  func testEventsAreBounded() {
    let good: JSONObject = ["name": "x", "data": "1", "channel": "a"]
    let names = (0...100).map { JSONValue.string("c\($0)") }
    let long = String(repeating: "x", count: 10_241)
    for (member, value, status, message) in [
      ("name", JSONValue.string(String(repeating: "x", count: 201)), 400, "at most 200 characters"),
      ("name", "", 400, "needs a name"), ("data", .string(long), 413, "exceeds 10240 bytes"),
      ("data", [:], 400, "needs data"), ("channels", .array(names), 400, "1 to 100 channels"),
      ("channels", [], 400, "1 to 100 channels"), ("channel", "a b", 400, "channel name"),
      ("channel", "#server-to-user-", 400, "channel name"), ("socket_id", "1", 400, "socket id"),
      ("info", "user_count", 400, "presence channels"), ("info", "weather", 400, "no attribute"),
    ] {
      var event = good
      event[member] = value
      assertRefused(status, message) { try post("/apps/1/events", .object(event)) }
    }
    assertRefused(400, "isn't JSON") { try ask(.post, "/apps/1/events", "{") }
  }

  func testQueriesChannels() throws {
    connect()
    _ = subscribe("lobby", "1.1")
    _ = subscribe("presence-room", data: #"{"user_id":7}"#, "1.1")
    app.trigger(AppEvent(name: "x", data: "kept"), on: "cache-a")
    XCTAssertEqual(
      try get("/apps/1/channels"),
      ["channels": ["lobby": [:], "presence-room": [:]]]
    )
    XCTAssertEqual(
      try get("/apps/1/channels", ["filter_by_prefix": "presence-", "info": "user_count"]),
      ["channels": ["presence-room": ["user_count": 1]]]
    )
    assertRefused(400, "user_count") { try get("/apps/1/channels", ["info": "user_count"]) }
    XCTAssertEqual(
      try get("/apps/1/channels/presence-room", ["info": "user_count,subscription_count"]),
      ["occupied": true, "user_count": 1, "subscription_count": 1]
    )
    app.now += 2 * .ticksPerSecond
    XCTAssertEqual(
      try get("/apps/1/channels/cache-a", ["info": "cache"]),
      ["occupied": false, "cache": ["data": "kept", "ttl": 1798]]
    )
    XCTAssertEqual(try get("/apps/1/channels/presence-room/users"), ["users": [["id": "7"]]])
    assertRefused(400, "presence channels") { try get("/apps/1/channels/lobby/users") }
  }

  func testAUsersConnectionsAreTerminatedWithOrWithoutTheApp() throws {
    for path in ["/apps/1/users/ann/terminate_connections", "/users/ann/terminate_connections"] {
      let id = connect()
      _ = signIn(#"{"id":"ann"}"#, id)
      XCTAssertEqual(try post(path, [:]), [:])
      XCTAssertEqual(lines().last?.hasPrefix("\(id) close 4009"), true)
    }
  }
}
