import BinderyTesting
import Foundation
import Sandbox

/// Runs the local Pusher Channels until somebody ends it.
struct ServePusher {
  private let options: PusherOptions

  init(_ options: PusherOptions) { self.options = options }

  /// The exit status.
  func run() -> Int32 {
    OpenFiles.raiseLimit()
    let signals = EndSignals()
    let sandbox = ChannelsSandbox(options.settings) { [options] line in
      if !options.isQuiet { Terminal.result(line) }
    }
    do throws(LoopbackFailure) {
      let server = try ChannelsServer(sandbox, port: options.port)
      let app = options.credentials
      Terminal.result(
        """
        Pusher Channels sandbox on \(server.url), a stand-in for development; Control-C ends it
        app id \(app.appID), key \(app.key), secret \(app.secret)
        """
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
