#if canImport(CLibCurl)
  import XCTest

  @testable import BinderyRuntime

  /// Tests of the commands to a loop: a busy loop needn't be woken if it checks them before it
  /// sleeps.
  final class CurlMailboxTests: XCTestCase {
    func testALoopSleepsOnlyAfterTakingAllCommands() {
      let mailbox = CurlMailbox { XCTFail("it was awake") }
      XCTAssertTrue(mailbox.post(.stop), "the loop is at work")
      XCTAssertFalse(mailbox.allowSleep(), "there is something to do")
      XCTAssertTrue(mailbox.post(.stop), "it still is")
      XCTAssertEqual(mailbox.take().count, 2)
      XCTAssertTrue(mailbox.allowSleep())
      XCTAssertTrue(mailbox.take().isEmpty, "it woke by itself")
      XCTAssertTrue(mailbox.post(.stop), "and is at work again")
      XCTAssertEqual(mailbox.close().count, 1)
      XCTAssertFalse(mailbox.post(.stop), "it has ended")
    }
  }
#endif
