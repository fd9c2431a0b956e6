import BinderyRealtime
import BinderyTesting
import TestSupport
import XCTest

final class WaitersTests: TimedTestCase {
  private let waiters = Waiters<String, String>()
  private let asked = EventLog()

  func testAnAnswerResumesTheTasksOfItsQuestion() async throws {
    let (first, second) = (ask("a"), ask("b"))
    _ = try await asked.first(2)
    waiters.resume(returning: "one", for: "a")
    waiters.resume(returning: "two", for: "b")
    let answers = await (first.value, second.value)
    XCTAssertEqual(answers.0, "one")
    XCTAssertEqual(answers.1, "two")
  }

  func testAnAnswerWithoutAQuestionResumesAllTasks() async throws {
    let all = [ask("a"), ask("b")]
    _ = try await asked.first(2)
    waiters.resume(returning: "none")
    for one in all {
      let answer = await one.value
      XCTAssertEqual(answer, "none")
    }
  }

  func testACancelledTaskReceivesNoAnswer() async throws {
    let (first, second) = (ask("a"), ask("a"))
    _ = try await asked.first(2)
    first.cancel()
    let none = await first.value
    XCTAssertNil(none)
    waiters.resume(returning: "one", for: "a")
    let answer = await second.value
    XCTAssertEqual(answer, "one")
  }

  func testATaskCancelledBeforeReceivesNoAnswer() async throws {
    let ends = EventLog()
    Task { [waiters] in
      withUnsafeCurrentTask { $0?.cancel() }
      ends.add(await waiters.value(for: "a") {} ?? "none")
    }
    let received = try await ends.first(1)
    XCTAssertEqual(received, ["none"])
  }

  private func ask(_ question: String) -> Task<String?, Never> {
    Task { [waiters, asked] in await waiters.value(for: question) { asked.add(question) } }
  }
}
