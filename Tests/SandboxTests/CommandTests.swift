import BinderyRuntime
import XCTest

@testable import SandboxCommand

/// Tests of the command line of `sandbox`.
final class CommandTests: XCTestCase {
  func testParsesOptionsOfPubNub() throws {
    XCTAssertEqual(try command("pubnub"), .pubNub(PubNubOptions()))
    var options = PubNubOptions()
    options.port = 0
    options.settings.holdSeconds = 5
    options.settings.signalBytes = 30
    options.settings.allowedTokens = ["a", "b"]
    options.settings.disabled = [.storage]
    options.isQuiet = true
    let words = "pubnub --port=0 --hold 5 --signal-limit 30 --auth a --auth b --without storage -q"
    XCTAssertEqual(try command(words), .pubNub(options))
    XCTAssertNil(PubNubOptions().settings.allowedTokens)
  }

  func testParsesOptionsOfPusher() throws {
    XCTAssertEqual(try command("pusher"), .pusher(PusherOptions()))
    var options = PusherOptions()
    options.port = 0
    options.settings.credentials.key = "k"
    options.settings.credentials.secret = "s"
    options.settings.credentials.appID = "7"
    options.settings.credentials.masterKey = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
    options.settings.activityTimeout = 5
    options.settings.countsSubscriptions = true
    options.settings.allowsClientEvents = false
    options.settings.refusal = .subscriptionError
    options.recording = "session.har"
    let words =
      "pusher --port 0 --key k --secret s --app-id=7 --activity-timeout 5 --count"
      + " --without-client-events --refusal subscription-error --record session.har"
      + " --master-key \(options.settings.credentials.masterKey)"
    XCTAssertEqual(try command(words), .pusher(options))
    assertError("pusher --master-key AAAA", "--master-key takes 32 bytes in base64")
    assertError("pusher 1", "“1” isn't an option; see sandbox pusher --help")
    assertError(
      "pusher --refusal no",
      "--refusal takes error, unauthorized, subscription-error, bare, not “no”"
    )
  }

  func testParsesOptionsOfChatCenter() throws {
    XCTAssertEqual(try command("chatcenter"), .chatCenter(ChatCenterOptions()))
    XCTAssertEqual(ChatCenterOptions().settings.answerSeconds, 1)
    XCTAssertNil(ChatCenterOptions().settings.configuration.channelConfig)
    var options = ChatCenterOptions()
    options.port = 0
    options.settings.answerSeconds = 0.25
    options.settings.configuration.channelConfig = [
      "keepSocketActive": true, "historyLoadingCount": 5,
    ]
    options.recording = "session.har"
    options.isQuiet = true
    let words =
      "chatcenter --port 0 --answer-after 250 --set keepSocketActive=true"
      + " --set=historyLoadingCount=5 --record session.har -q"
    XCTAssertEqual(try command(words), .chatCenter(options))
    options = ChatCenterOptions()
    options.settings.answerSeconds = nil
    XCTAssertEqual(try command("chatcenter --without-answers"), .chatCenter(options))
    for wrong in ["keepSocketActive", "keepSocketActive=7", "userInputEnabled=true"] {
      XCTAssertThrowsError(try command("chatcenter --set \(wrong)")) { error in
        let text = "\(error)"
        XCTAssertTrue(text.hasPrefix("--set takes NAME=VALUE, not “\(wrong)”; the names"), text)
      }
    }
  }

  func testPrintsHelp() throws {
    XCTAssertEqual(try command(""), .help(.overview))
    XCTAssertEqual(try command("--help"), .help(.overview))
    XCTAssertEqual(try command("help pubnub"), .help(.pubNub))
    XCTAssertEqual(try command("pubnub --port nonsense --help"), .help(.pubNub))
    XCTAssertEqual(try command("help pusher"), .help(.pusher))
    XCTAssertEqual(try command("pusher --port nonsense -h"), .help(.pusher))
    XCTAssertEqual(try command("help chatcenter"), .help(.chatCenter))
    XCTAssertEqual(try command("chatcenter --port nonsense -h"), .help(.chatCenter))
    for help in Help.allCases {
      for line in help.text.split(separator: "\n") {
        XCTAssertLessThanOrEqual(line.count, 100, String(line))
      }
    }
  }

  func testADemoNeedsAService() throws {
    XCTAssertEqual(try command("demo pubnub"), .demoPubNub)
    XCTAssertEqual(try command("demo pusher"), .demoPusher)
    XCTAssertEqual(try command("demo chatcenter"), .demoChatCenter)
    XCTAssertEqual(try command("demo --help"), .help(.demo))
    for words in ["demo", "demo chess", "demo pubnub pusher"] {
      assertError(words, "a demo is of a service: sandbox demo pubnub, pusher or chatcenter")
    }
  }

  func testReportsInvalidArgumentsWithAFix() {
    assertError(
      "pub",
      "unknown command “pub”; the commands are pubnub, pusher, chatcenter, demo and help"
    )
    assertError("pubnub --prt 1", "there is no option “--prt”; see sandbox pubnub --help")
    assertError("pubnub 8090", "“8090” isn't an option; see sandbox pubnub --help")
    assertError("pubnub --port", "--port needs a value")
    assertError("pubnub --port 80910", "--port takes a number from 0 to 65535, not “80910”")
    assertError("pubnub --quiet=1", "“1” is a value for an option that takes none")
    assertError("pubnub --without x", "--without takes storage, deletion or presence, not “x”")
  }

  private func command(_ line: String) throws -> Command {
    try Command(line.split(separator: " ").map(String.init))
  }

  private func assertError(_ line: String, _ expected: String, at testLine: UInt = #line) {
    XCTAssertThrowsError(try command(line), line: testLine) { error in
      XCTAssertEqual("\(error)", expected, line: testLine)
    }
  }
}
