#if canImport(CLibCurl)
  import BinderyTesting
  import XCTest

  @testable import BinderyRuntime

  /// Where nobody reads what is written the write fails, and the program goes on.
  final class BrokenPipeTests: TransportTestCase {
    func testTheSignalStaysAwayFromTheLoop() async throws {
      let server = try server { _ in .stall() }
      let answers = AsyncStream.makeStream(of: Bool.self)
      let transport = CurlTransport()
      let socket = CurlSocket(to: .init(url: server.url, timeout: .seconds(20)), Asker(answers.1))
      transport.connect(socket)
      var isBlocked: Bool?
      for await answer in answers.0 { isBlocked = answer }
      XCTAssertEqual(isBlocked, true)
      XCTAssertFalse(Asker.blocksBrokenPipes, "nor is it kept from anybody else")
    }

    /// Asks once whether the thread that calls it hears of broken pipes.
    private final class Asker: SocketHandler {
      private let answer: AsyncStream<Bool>.Continuation

      init(_ answer: AsyncStream<Bool>.Continuation) { self.answer = answer }

      static var blocksBrokenPipes: Bool {
        var signals = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &signals)
        return sigismember(&signals, SIGPIPE) == 1
      }

      func connected(_ socket: CurlSocket) {
        answer.yield(Self.blocksBrokenPipes)
        socket.drop()
      }
      func received(_ bytes: UnsafeBufferPointer<UInt8>, on socket: CurlSocket) {}
      func rested(_ socket: CurlSocket) {}
      func serve(_ socket: CurlSocket) {}
      func drained(_ socket: CurlSocket) {}
      func timedOut(_ socket: CurlSocket) { socket.drop() }
      func ended(_ error: TransportError?) { answer.finish() }
    }
  }
#endif
