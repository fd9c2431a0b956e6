import Sandbox

/// The command that runs the local PubNub until a signal ends it.
struct ServePubNub {
  private let options: PubNubOptions

  init(_ options: PubNubOptions) { self.options = options }

  /// Runs the server and returns the exit status.
  func run() -> Int32 {
    let sandbox = PubNubSandbox(options.settings) { [options] request in
      if !options.isQuiet { Terminal.result(request.line) }
    }
    return Serving.run(sandbox, port: options.port) { server in
      "PubNub sandbox on \(server.url), for development; Control-C ends it"
    }
  }
}
