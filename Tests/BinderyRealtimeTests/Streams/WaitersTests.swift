import BinderyRealtime
import BinderyTesting
import TestSupport
import XCTest

final class WaitersTests: XCTestCase {
  private let waiters = Waiters<String, String>()
  private let asked = Heard()

  func testAnAnswerIsForThoseWhoAskedItsQuestion() async throws {
    let (first, second) = (ask("a"), ask("b"))
    _ = try await asked.first(2)
    waiters.give("one", to: "a")
    waiters.give("two", to: "b")
    let answers = await (first.value, second.value)
    XCTAssertEqual(answers.0, "one")
    XCTAssertEqual(answers.1, "two")
  }

  func testAnAnswerToNoQuestionIsForAll() async throws {
    let all = [ask("a"), ask("b")]
    _ = try await asked.first(2)
    waiters.give("none")
    for one in all {
      let answer = await one.value
      XCTAssertEqual(answer, "none")
    }
  }

  func testWhoIsCancelledHasNoAnswer() async throws {
    let (first, second) = (ask("a"), ask("a"))
    _ = try await asked.first(2)
    first.cancel()
    let none = await first.value
    XCTAssertNil(none)
    waiters.give("one", to: "a")
    let answer = await second.value
    XCTAssertEqual(answer, "one")
    // Before it asked.
    let late = Task { [waiters] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await waiters.answer(to: "a") {}
    }
    let nothing = await late.value
    XCTAssertNil(nothing)
  }

  private func ask(_ question: String) -> Task<String?, Never> {
    Task { [waiters, asked] in await waiters.answer(to: question) { asked.add(question) } }
  }
}
