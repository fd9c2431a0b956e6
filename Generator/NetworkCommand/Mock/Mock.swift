import BinderyJSON
import BinderyTesting
import Commands
import Foundation
import MockServer
import SchemaValidation
import Signals

/// `bindery mock`: answers requests as documents describe.
struct Mock {
  private let options: MockOptions
  private let terminal: Terminal
  private let environment: [String: String]

  init(
    _ options: MockOptions,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.options = options
    self.environment = environment
    terminal = Terminal(options)
  }

  /// Answers requests until a signal ends it; returns the exit status.
  func run() -> Int32 {
    guard let documents = MockedDocuments(options, terminal), let archives = archives(documents)
    else {
      return 1
    }
    do {
      let reader = MockedServiceReader(documents, isApplication: documents.isApplication)
      let service = try reader.service()
      documents.reportProblems(terminal)
      guard !service.operations.isEmpty || !service.channels.isEmpty || !service.webhooks.isEmpty
      else {
        terminal.failure(
          "the documents describe no operations, and no channels of WebSockets"
            + "\n  help: pass an OpenAPI document, or an AsyncAPI document with a server whose"
            + " protocol is ws or wss"
        )
        return 1
      }
      return try serve(service, archives)
    } catch {
      terminal.failure("\(error)")
      return 1
    }
  }

  /// Reads the recordings; nil after reporting why one can't be read.
  private func archives(_ documents: MockedDocuments) -> [HTTPArchive]? {
    do throws(RecordingError) {
      var archives: [HTTPArchive] = []
      for path in documents.recordings {
        archives += try HTTPArchive.all(at: URL(fileURLWithPath: path))
      }
      return archives
    } catch {
      terminal.failure("\(error)")
      return nil
    }
  }

  private func serve(
    _ service: MockedService,
    _ archives: [HTTPArchive]
  ) throws(LoopbackFailure) -> Int32 {
    let recorded = RecordedResponses(archives, of: service)
    let sessions = RecordedSessions(archives, of: service)
    OpenFiles.raiseLimit()
    let inbox = ExchangeInbox<MockEvent>()
    let signals = TerminationSignals { _ in inbox.end() }
    let plugin = environment[ParentProcess.variable] == nil ? nil : ParentProcess { inbox.end() }
    defer {
      plugin?.cancel()
      withExtendedLifetime(signals) {}
    }
    let responder = MockResponder(service, recorded, sessions, MockBehavior(options))
    let showsLines = terminal.showsLiveLines
    let server = try MockServer(responder, port: options.port) { event in
      if showsLines { inbox.add(event) }
    }
    terminal.announcement(server.url)
    terminal.note(Self.summary(service, recorded.count, sessions.count))
    terminal.note("traffic and actions: \(server.url)/_bindery; Control-C ends the server")
    var hasEnded = false
    while !hasEnded {
      let received = inbox.take(until: nil)
      for event in received.exchanges { print(event) }
      hasEnded = received.hasEnded
    }
    server.stop()
    return 0
  }

  /// What the server answers for, and from which recordings.
  private static func summary(_ service: MockedService, _ exchanges: Int, _ sessions: Int) -> String
  {
    let parts = [
      service.operations.count.counted("operation"), service.channels.count.counted("channel"),
      service.webhooks.count.counted("webhook"),
    ]
    let recorded = [exchanges.counted("recorded exchange"), sessions.counted("recorded session")]
    let all = parts + recorded
    return all.filter { !$0.hasPrefix("0 ") }.joined(separator: ", ")
  }

  private func print(_ event: MockEvent) {
    switch event {
    case .exchange(let exchange): print(exchange)
    case .frame(let frame): print(frame)
    case .webhook(let delivery):
      let status = delivery.status.map { "\($0)" } ?? "not delivered"
      terminal.live(status, delivery.status == nil ? 31 : 32, "webhook \(delivery.webhook)")
    }
  }

  /// Prints a line about a message of a WebSocket.
  private func print(_ frame: MockFrame) {
    let parts = [
      "socket \(frame.socket)", frame.channel, frame.message ?? "", frame.source ?? "",
    ]
    var text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    for violation in frame.violations.prefix(5) { text += "\n    \(violation)" }
    terminal.live(frame.kind.rawValue, frame.violations.isEmpty ? 36 : 33, text)
  }

  /// Prints a line about an exchange.
  private func print(_ exchange: MockExchange) {
    let color =
      switch exchange.status {
      case ..<300: 32
      case ..<400: 36
      case ..<500: 33
      default: 31
      }
    let source = exchange.fault.map { "fault \($0)" } ?? exchange.source
    let milliseconds = Int(exchange.duration / .milliseconds(1))
    var text = "\(exchange.method) \(exchange.path) \(milliseconds) ms, \(source)"
    let lines = exchange.violations.prefix(5) + exchange.ignoredPreferences.prefix(5)
    for line in lines { text += "\n    \(line)" }
    terminal.live("\(exchange.status)", color, text)
  }
}

extension MockBehavior {
  fileprivate init(_ options: MockOptions) {
    self.init()
    seed = options.seed
    webhookURL = options.webhookURL
    delay = options.delay
    validation =
      switch options.validation {
      case .all: .all
      case .documented: .documented
      case .none: .none
      }
    faults = options.faults.compactMap { fault in
      MockFault.Kind(fault.kind).map { MockFault($0, rate: fault.rate) }
    }
  }
}
