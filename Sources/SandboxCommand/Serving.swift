import BinderyTesting
import Foundation
import Sandbox
import Signals

/// A local service that runs until a signal ends it.
enum Serving {
  /// Serves a sandbox; returns the exit status.
  ///
  /// - Parameters:
  ///   - recording: The recorder, and the file for its archive at the end.
  ///   - introduction: Returns the text to print when the server listens.
  static func run<Sandbox>(
    _ sandbox: Sandbox,
    port: UInt16,
    recording: (recorder: TrafficRecorder, file: String)? = nil,
    introduction: (SandboxServer<Sandbox>) -> String
  ) -> Int32 {
    OpenFiles.raiseLimit()
    let signals = TerminationSignals()
    defer { withExtendedLifetime(signals) {} }
    do {
      let server = try SandboxServer(sandbox, port: port)
      Terminal.result(introduction(server))
      signals.wait()
      server.stop()
      if let (recorder, file) = recording, case let count = try recorder.write(to: file), count > 0
      {
        Terminal.result("secrets replaced in \(file): \(count)")
      }
      return 0
    } catch let error as LoopbackFailure {
      Terminal.failure("error: \(error); choose another --port")
    } catch {
      Terminal.failure("error: the recording can't be written: \(error.localizedDescription)")
    }
    return 1
  }
}

// The services. Each function returns the exit status.
extension Serving {
  static func pubNub(_ options: PubNubOptions) -> Int32 {
    let sandbox = PubNubSandbox(options.settings) { request in
      if !options.isQuiet { Terminal.result(request.line) }
    }
    return run(sandbox, port: options.port) { server in
      "PubNub sandbox on \(server.url), for development; Control-C ends it"
    }
  }

  static func pusher(_ options: PusherOptions) -> Int32 {
    let recording = options.recording.map { (recorder: TrafficRecorder.channels(), file: $0) }
    let credentials = options.settings.credentials
    let sandbox = ChannelsSandbox(
      options.settings,
      observe: { line in if !options.isQuiet { Terminal.result(line) } },
      recorder: recording?.recorder
    )
    return run(sandbox, port: options.port, recording: recording) { server in
      """
      Pusher Channels sandbox on \(server.url), for development; Control-C ends it
      app id \(credentials.appID), key \(credentials.key), secret \(credentials.secret)
      """
    }
  }

  static func chatCenter(_ options: ChatCenterOptions) -> Int32 {
    let recording = options.recording.map { (recorder: TrafficRecorder.chatCenter(), file: $0) }
    let sandbox = ChatCenterSandbox(
      options.settings,
      observe: { line in if !options.isQuiet { Terminal.result(line) } },
      recorder: recording?.recorder
    )
    return run(sandbox, port: options.port, recording: recording) { server in
      """
      Chat Center sandbox on \(server.url), for development; Control-C ends it
      socket \(server.socketURL), files \(server.filesURL)
      """
    }
  }
}
