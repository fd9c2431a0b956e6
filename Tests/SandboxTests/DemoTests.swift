import BinderyTesting
import TestSupport
import XCTest

@testable import SandboxCommand

/// What a demo shows, line by line.
final class DemoTests: TimedTestCase {
  override class func setUp() {
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  func testAClientAndAnOperatorTalk() async throws {
    let said = Heard(patience: 60)
    let demo = Task { await DemoChatCenter(say: said.add).run() }
    defer { demo.cancel() }
    let expected = """
      the company has set historyLoadingCount to 5
      ann says: Hello!
      ann hears Conversation opened
      ann hears Olga joined
      ann hears Olga: “Hello!”: noted.
      ann says: Is it “raining”? 🙃
      ann hears Olga: “Is it “raining”? 🙃”: noted.
      ann hears a survey: How was it?
      ann gives it a 5
      ann hears Conversation closed
      The latest page of the history has 5 entries:
        ann: Is it “raining”? 🙃
        Olga: “Is it “raining”? 🙃”: noted.
        a survey: How was it?
        ann's answer: 5 for How was it?
        Conversation closed
      """.components(separatedBy: "\n")
    let lines = try await said.first(expected.count + 1)
    XCTAssertEqual(Array(lines.dropFirst()), expected)
    XCTAssertEqual(lines.first?.contains(", a stand-in on this machine."), true)
    let status = await demo.value
    XCTAssertEqual(status, 0)
    XCTAssertEqual(said.all.count, lines.count)
  }
}
