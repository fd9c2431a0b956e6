#if canImport(CLibCurl)
  import Foundation
  import XCTest

  @testable import BinderyRuntime

  final class BrokenPipeTests: XCTestCase {
    /// A write to a pipe without a reader fails, and the program continues.
    func testAWriteToAClosedPipeIsOnlyAnError() throws {
      let earlier = signal(SIGPIPE, SIG_DFL)
      defer { signal(SIGPIPE, earlier) }
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let (ended, descriptor) = (expectation(description: "ended"), pipe.fileHandleForWriting)
      Thread {
        BrokenPipe.block()
        let count = write(descriptor.fileDescriptor, "a", 1)
        XCTAssertEqual(count, -1)
        XCTAssertEqual(errno, EPIPE)
        ended.fulfill()
      }.start()
      wait(for: [ended], timeout: 20)
    }
  }
#endif
