import BinderyTesting
import Foundation
import Sandbox

/// Runs the local PubNub until somebody ends it.
struct ServePubNub {
  private let options: PubNubOptions

  init(_ options: PubNubOptions) { self.options = options }

  /// The exit status.
  func run() -> Int32 {
    OpenFiles.raiseLimit()
    let signals = EndSignals()
    let sandbox = PubNubSandbox(options.settings) { [options] request in
      if !options.isQuiet { Terminal.result(request.line) }
    }
    do throws(LoopbackFailure) {
      let server = try PubNubServer(sandbox, port: options.port)
      Terminal.result(
        "PubNub sandbox on \(server.url), a stand-in for development; Control-C ends it"
      )
      signals.wait()
      server.stop()
      return 0
    } catch {
      Terminal.failure("error: \(error); take another --port")
      return 1
    }
  }
}
