import BinderyTesting
import TestSupport
import XCTest

@testable import SandboxCommand

/// Tests of the output of the demos.
final class DemoTests: TimedTestCase {
  override class func setUp() {
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  func testAClientAndAnOperatorTalk() async throws {
    let output = EventLog(timeout: 60)
    let demo = Task { await DemoChatCenter(output: output.add).run() }
    defer { demo.cancel() }
    let expected = """
      the company has set historyLoadingCount to 5
      ann sends: Hello!
      ann receives Conversation opened
      ann receives Olga joined
      ann receives Olga: “Hello!”: noted.
      ann sends: Is it “raining”? 🙃
      ann receives Olga: “Is it “raining”? 🙃”: noted.
      ann receives a survey: How was it?
      ann gives it a 5
      ann receives Conversation closed
      The latest page of the history has 5 entries:
        ann: Is it “raining”? 🙃
        Olga: “Is it “raining”? 🙃”: noted.
        a survey: How was it?
        ann's answer: 5 for How was it?
        Conversation closed
      """.components(separatedBy: "\n")
    let lines = try await output.first(expected.count + 1)
    XCTAssertEqual(Array(lines.dropFirst()), expected)
    XCTAssertEqual(lines.first?.contains(", a sandbox on this machine."), true)
    let status = await demo.value
    XCTAssertEqual(status, 0)
    XCTAssertEqual(output.all.count, lines.count)
  }
}
