import BinderyTesting
import Commands
import Foundation
import MockServer
import SchemaValidation

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
    guard let documents = MockedDocuments(options, terminal), let archives = archives() else {
      return 1
    }
    do {
      let service = try MockedServiceReader(documents).service()
      documents.reportProblems(terminal)
      let recorded = RecordedResponses(archives, of: service)
      return try serve(service, recorded)
    } catch {
      terminal.failure("\(error)")
      return 1
    }
  }

  /// Reads the recordings; nil after reporting why one can't be read.
  private func archives() -> [HTTPArchive]? {
    do throws(RecordingError) {
      var archives: [HTTPArchive] = []
      for path in options.recordings {
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
    _ recorded: RecordedResponses
  ) throws(LoopbackFailure) -> Int32 {
    OpenFiles.raiseLimit()
    let inbox = ExchangeInbox<MockExchange>()
    let signals = EndSignals { inbox.end() }
    let plugin = environment[ParentProcess.variable] == nil ? nil : ParentProcess { inbox.end() }
    defer {
      plugin?.cancel()
      withExtendedLifetime(signals) {}
    }
    let responder = MockResponder(service, recorded, MockBehavior(options))
    let showsLines = terminal.showsLiveLines
    let server = try MockServer(responder, port: options.port) { exchange in
      if showsLines { inbox.add(exchange) }
    }
    terminal.announcement(server.url)
    terminal.note(
      "answers for \(service.operations.count) operations"
        + (recorded.count > 0 ? ", \(recorded.count) exchanges from recordings" : "")
        + "; Control-C ends the server"
    )
    var hasEnded = false
    while !hasEnded {
      let received = inbox.take(until: nil)
      for exchange in received.exchanges { print(exchange) }
      hasEnded = received.hasEnded
    }
    server.stop()
    return 0
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
    for violation in exchange.violations.prefix(5) { text += "\n    \(violation)" }
    terminal.live("\(exchange.status)", color, text)
  }
}

extension MockBehavior {
  fileprivate init(_ options: MockOptions) {
    self.init()
    seed = options.seed
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
