import BinderyRuntime
import BinderyTesting
import PubNubSDK
import Sandbox
import XCTest

/// Tests of rejected requests, in the observed forms of PubNub.
final class RefusalTests: SandboxTestCase {
  func testAMessageAndItsChannelMayHave32KiB() async throws {
    let served = try serve()
    let longest = "\"" + String(repeating: "x", count: 32_768 - 2 - 5) + "\""
    let taken = try await served.post("/publish/pub/sub/0/lobby/0", longest)
    XCTAssertEqual(taken.status, 200)
    let refused = try await served.post("/publish/pub/sub/0/lobby2/0", longest)
    XCTAssertEqual(refused.status, 400)
    XCTAssertTrue(refused.text().hasPrefix(#"[0,"Message Too Large","17"#), refused.text())
    let escaped = String(repeating: "%20", count: 11_000)
    let get = try await served.get("/publish/pub/sub/0/lobby/0/%22\(escaped)%22")
    XCTAssertEqual(get.status, 400)
    XCTAssertTrue(get.text().hasPrefix(#"[0,"Message Too Large","17"#), get.text())
  }

  func testAMessageMayHaveTheMaximumDepth() async throws {
    let served = try serve()
    let cursor = try await served.poll().cursor.timetoken
    let filter = "data.x != 1"
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let taken = try await served.post("/publish/pub/sub/0/lobby/0?meta=\(deep)", deep)
    XCTAssertEqual(taken.status, 200)
    let payloads = try await served.poll(after: cursor, filter: filter).payloads
    XCTAssertEqual(payloads.first?.description, deep)
    let deeper = String(repeating: "[", count: 10_000)
    let refused = try await served.post("/publish/pub/sub/0/lobby/0", deeper)
    XCTAssertEqual(refused.status, 400)
    XCTAssertTrue(refused.text().hasPrefix(#"[0,"Invalid JSON""#), refused.text())
  }

  func testRejectsAStateBeyondTheLimitOnAllChannels() async throws {
    var settings = SandboxSettings()
    settings.bounds.permanentBytes = 1000
    let (served, state) = (try serve(settings), String(repeating: "x", count: 600))
    let path = "/v2/presence/sub-key/sub/channel/a,b/uuid/bob"
    let refused = try await served.get(path + "/data?state=%7B%22mood%22:%22\(state)%22%7D")
    XCTAssertEqual(refused.status, 400)
    XCTAssertEqual(
      refused.text(),
      #"{"status":400,"error":1,"message":"Message Too Large","service":"Presence"}"#
    )
    let states = try await served.get(path)
    XCTAssertTrue(states.text().contains(#""channels":{"a":{},"b":{}}"#), states.text())
  }

  func testALongTargetIs414() async throws {
    let served = try serve()
    let answer = try await served.get(
      "/v2/subscribe/sub/" + String(repeating: "c,", count: 20_000) + "/0"
    )
    XCTAssertEqual(answer.status, 414)
    XCTAssertEqual(
      answer.text(),
      #"{"status":414,"error":true,"message":"Request URI Too Long","service":"Balancer"}"#
    )
  }

  func testSignalsAreBounded() async throws {
    var settings = SandboxSettings()
    settings.signalBytes = 30
    let served = try serve(settings)
    let longest = JSONValue.string(String(repeating: "x", count: 28))
    try await served.signal(longest)
    do {
      try await served.signal(.string(String(repeating: "x", count: 29)))
      XCTFail("taken")
    } catch let error as RequestError<SendSignal.Failure> {
      guard case .failure(.badRequest(.publishProblem(let problem))) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(problem.text, .messageTooLong("Signal size too large"))
    }
  }

  func testRejectsInvalidJSONAndMissingKeys() async throws {
    let served = try serve()
    for (target, text) in [
      ("/publish/pub/sub/0/lobby/0/%22open", "Invalid JSON"),
      ("/publish/pub/sub/0/lobby/0/1?meta=%7B", "Invalid JSON"),
      ("/publish//sub/0/lobby/0/1", "Invalid Key"),
      ("/publish/pub//0/lobby/0/1", "Invalid Key"),
    ] {
      let answer = try await served.get(target)
      XCTAssertEqual(answer.status, 400, target)
      XCTAssertTrue(answer.text().hasPrefix(#"[0,"\#(text)","17"#), answer.text())
    }
    let answer = try await served.get("/v2/subscribe//lobby/0")
    XCTAssertEqual(answer.status, 400)
    XCTAssertTrue(answer.text().contains("Invalid Subscribe Key"))
    let unknown = try await served.get("/v9/nothing?x")
    XCTAssertEqual(unknown.status, 404)
  }

  func testWithoutAnAllowedTokenReturns403WithTheResources() async throws {
    var settings = SandboxSettings()
    settings.allowedTokens = ["good"]
    let served = try serve(settings)
    do {
      _ = try await served.poll(["a", "b"], groups: ["g"])
      XCTFail("allowed")
    } catch let error as RequestError<Subscribe.Failure> {
      guard case .failure(.forbidden(let problem)) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(problem.message, .forbidden("Forbidden"))
      XCTAssertEqual(problem.service, "Access Manager")
      XCTAssertEqual(problem.payload?.channels, ["a", "b"])
      XCTAssertEqual(problem.payload?.channelGroups, ["g"])
    }
    let api = PubNubAPI(
      server: try ServerURL(served.server.url),
      credentials: .init(authKey: "good")
    )
    _ = try await api.subscribe(subscribeKey: "sub", channels: ["a"])
    _ = try await served.api.fetchTime()
  }

  func testDecodesGzipAndZlibBodies() async throws {
    let served = try serve()
    let gzip: [UInt8] = [
      0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 0x53, 0xCA, 0x48, 0x54, 2, 0, 0x33, 0x39, 0x3D, 0xC4, 4,
      0, 0, 0,
    ]
    let zlib: [UInt8] = [0x78, 0x9C, 0x53, 0xCA, 0x48, 0x54, 2, 0, 2, 0xA8, 1, 0x0E]
    for body in [gzip, zlib] {
      let answer = try await served.post(
        "/publish/pub/sub/0/lobby/0",
        body,
        headers: ["Content-Encoding": "gzip"]
      )
      XCTAssertEqual(answer.status, 200, answer.text())
    }
    let plain = try await served.post(
      "/publish/pub/sub/0/lobby/0",
      "\"ha\"",
      headers: ["Content-Encoding": "gzip"]
    )
    XCTAssertEqual(plain.status, 400)
    let history = try await served.history()
    XCTAssertEqual(history, ["ha", "ha"])
  }
}
