import BinderyTesting
import Commands
import Foundation
import ReverseProxy
import Signals

/// `bindery record`: forwards the traffic of clients to a service, and records it.
struct Record {
  private let options: RecordOptions
  private let target: ProxyTarget
  private let terminal: Terminal
  private let environment: [String: String]

  /// Throws if the target isn't the URL of a service.
  init(
    _ options: RecordOptions,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) {
    self.options = options
    self.environment = environment
    terminal = Terminal(options)
    do throws(InvalidTarget) {
      target = try ProxyTarget(
        options.target,
        trust: TargetTrust(file: options.certificateAuthority, environment: environment)
      )
    } catch {
      throw UsageError("--target: \(error.reason)")
    }
  }

  /// Records until a signal ends it; returns the exit status.
  func run() -> Int32 {
    if let file = options.certificateAuthority,
      !FileManager.default.isReadableFile(atPath: file)
    {
      terminal.failure("the file “\(file)” of --certificate-authority can't be read")
      return 1
    }
    let reason = reasonNotToWrite
    if reason == nil, options.mode == .once, let output = options.output,
      FileManager.default.fileExists(atPath: output)
    {
      terminal.failure(
        "\(output) exists, and --mode once writes only a new file; nothing is recorded"
          + "\n  help: pass --mode append to add entries, or --mode none to forward only"
      )
      return 1
    }
    var recorder = TrafficRecorder(terminal)
    if reason == nil, let output = options.output {
      let traffic = RecordedTraffic(
        options,
        to: output,
        service: target.authority,
        terminal,
        environment: environment
      )
      guard let traffic else { return 1 }
      recorder.traffic = traffic
    }
    return serve(&recorder, reason)
  }

  /// Why nothing is written; nil if the recording is.
  private var reasonNotToWrite: String? {
    if options.mode == .none { return "the mode is none" }
    if !environment["CI", default: ""].isEmpty { return "the environment variable CI is set" }
    return nil
  }

  private func serve(_ recorder: inout TrafficRecorder, _ reason: String?) -> Int32 {
    OpenFiles.raiseLimit()
    let inbox = ExchangeInbox<ProxiedExchange>()
    let signals = TerminationSignals { _ in inbox.end() }
    let plugin = environment[ParentProcess.variable] == nil ? nil : ParentProcess { inbox.end() }
    defer {
      plugin?.cancel()
      withExtendedLifetime(signals) {}
    }
    let proxy: ReverseProxy
    do throws(LoopbackFailure) {
      proxy = try ReverseProxy(to: target, port: options.port) { inbox.add($0) }
    } catch {
      terminal.failure("\(error); choose another --listen")
      return 1
    }
    terminal.announcement(
      "\(proxy.url) forwards to \(options.target); Control-C ends the recording"
    )
    if let reason { terminal.note("nothing is written: \(reason)") }
    var hasEnded = false
    while !hasEnded {
      let received = inbox.take(until: recorder.nextWrite)
      recorder.add(received.exchanges)
      hasEnded = received.hasEnded
    }
    proxy.stop()
    recorder.add(inbox.take(until: .now()).exchanges)
    let isWritten = recorder.finish()
    return isWritten && !(options.isStrict && recorder.hasOmissions) ? 0 : 1
  }
}
