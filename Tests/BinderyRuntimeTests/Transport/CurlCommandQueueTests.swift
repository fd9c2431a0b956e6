#if canImport(CLibCurl)
  import XCTest

  @testable import BinderyRuntime

  /// Tests of the commands to a loop: a busy loop needn't be woken if it checks them before it
  /// sleeps.
  final class CurlCommandQueueTests: XCTestCase {
    func testALoopSleepsOnlyAfterTakingAllCommands() {
      let commands = CurlCommandQueue { XCTFail("it was awake") }
      XCTAssertTrue(commands.post(.stop), "the loop is at work")
      XCTAssertFalse(commands.allowSleep(), "there is something to do")
      XCTAssertTrue(commands.post(.stop), "it still is")
      XCTAssertEqual(commands.take().count, 2)
      XCTAssertTrue(commands.allowSleep())
      XCTAssertTrue(commands.take().isEmpty, "it woke by itself")
      XCTAssertTrue(commands.post(.stop), "and is at work again")
      XCTAssertEqual(commands.close().count, 1)
      XCTAssertFalse(commands.post(.stop), "it has ended")
    }
  }
#endif
