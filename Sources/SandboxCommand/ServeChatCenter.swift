import Sandbox

/// The command that runs the local Chat Center until a signal ends it.
struct ServeChatCenter {
  private let options: ChatCenterOptions

  init(_ options: ChatCenterOptions) { self.options = options }

  /// Runs the server and returns the exit status.
  func run() -> Int32 {
    let recording = options.recording.map { (recorder: TrafficRecorder.chatCenter(), file: $0) }
    let sandbox = ChatCenterSandbox(
      options.settings,
      observe: { [options] line in if !options.isQuiet { Terminal.result(line) } },
      recorder: recording?.recorder
    )
    return Serving.run(sandbox, port: options.port, recording: recording) { server in
      """
      Chat Center sandbox on \(server.url), for development; Control-C ends it
      socket \(server.socketURL), files \(server.filesURL)
      """
    }
  }
}
