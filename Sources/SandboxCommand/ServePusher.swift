import Sandbox

/// The command that runs the local Pusher Channels until a signal ends it.
struct ServePusher {
  private let options: PusherOptions

  init(_ options: PusherOptions) { self.options = options }

  /// Runs the server and returns the exit status.
  func run() -> Int32 {
    let recording = options.recording.map { (recorder: TrafficRecorder.channels(), file: $0) }
    let sandbox = ChannelsSandbox(
      options.settings,
      observe: { [options] line in if !options.isQuiet { Terminal.result(line) } },
      recorder: recording?.recorder
    )
    return Serving.run(sandbox, port: options.port, recording: recording) { server in
      """
      Pusher Channels sandbox on \(server.url), for development; Control-C ends it
      app id \(options.credentials.appID), key \(options.credentials.key), \
      secret \(options.credentials.secret)
      """
    }
  }
}
