import BinderyTesting
import Foundation
import Sandbox

/// Runs the local Pusher Channels until somebody ends it.
struct ServePusher {
  private let options: PusherOptions

  init(_ options: PusherOptions) { self.options = options }

  /// The exit status.
  func run() -> Int32 {
    do {
      try serve()
      return 0
    } catch let error as LoopbackFailure {
      Terminal.failure("error: \(error); take another --port")
    } catch {
      Terminal.failure("error: the recording can't be written: \(error.localizedDescription)")
    }
    return 1
  }

  private func serve() throws {
    OpenFiles.raiseLimit()
    let signals = EndSignals()
    let recorder = options.recording.map { _ in TrafficRecorder.channels() }
    let sandbox = ChannelsSandbox(
      options.settings,
      observe: { [options] line in if !options.isQuiet { Terminal.result(line) } },
      recorder: recorder
    )
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
    if let file = options.recording { try recorder?.write(to: file) }
  }
}
