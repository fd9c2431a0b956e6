import Canonical
import Shape
import SourceDiagnostics

/// The described element that an unannotated entry belongs to.
public enum RecordedSubject: Sendable {
  /// An operation, by its identifier.
  case operation(String)
  /// A session, with the channels and the names of its messages.
  case session(Recording)
  /// An exchange whose response is a message of a channel, with the names of the messages in it,
  /// and with its operation if there is one.
  case response(Recording)
  /// A session, with the names of its messages, which a channel has in the other direction, and the
  /// role of the module with which it has them in this one.
  case reversed(Recording, channel: String, role: Role)
  /// A WebSocket session to the service without recorded messages.
  case withoutMessages
  /// Several operations describe the request equally well.
  case ambiguous([String])
  /// The request goes to the service, and no operation describes it, or no channel a message of the
  /// session.
  case undocumented
  /// An operation has the method and the path of the request, but the document doesn't have the
  /// server, whose URL is this one.
  case otherServer(String)
  /// A redirect that the operation of the request doesn't describe: clients follow it (RFC 9110,
  /// section 15.4), so that no caller sees it.
  case redirect
  /// The request goes to another server, or loads a part of a page.
  case unrelated

  /// The role of the module in the communication that an AsyncAPI document describes.
  public enum Role: String, Sendable {
    case client, application

    init(isApplication: Bool) { self = isApplication ? .application : .client }

    var other: Role { self == .client ? .application : .client }

    /// How a user states the role.
    public var statement: String {
      let option = self == .application ? "pass" : "omit"
      return "“role: \(rawValue)” in bindings.yaml (without one, \(option) --application)"
    }

    /// What the document describes, for a module with this role.
    var describedPart: String { self == .client ? "server" : "client" }
  }
}

/// Adds the operations and the names of messages to recorded entries that state none.
struct SubjectResolver {
  private let matcher: OperationMatcher
  private let messages: MessageMatcher
  private let isApplication: Bool
  private let reports: RecordingDiagnostics

  init(
    _ matcher: OperationMatcher,
    _ messages: MessageMatcher,
    isApplication: Bool,
    _ reports: RecordingDiagnostics
  ) {
    self.matcher = matcher
    self.messages = messages
    self.isApplication = isApplication
    self.reports = reports
  }

  /// The annotated entries, and those of which the operation is known.
  ///
  /// A request to the service without an operation, or with several, is reported, and so is a
  /// session with another server; a request to another server, or for a part of a page, is omitted,
  /// and so is a redirect that isn't described.
  func resolved(_ recordings: [Recording]) -> [Recording] {
    zip(recordings, subjects(of: recordings)).compactMap { recording, subject in
      switch subject {
      case nil: return recording
      case .operation(let id):
        var recording = recording
        recording.subject = .operation(id)
        return recording
      case .session(let described) where !recording.isSession:
        reports.reportUnlistedMessages(described)
      case .session(let described), .response(let described): return described
      case .ambiguous(let operations): reports.reportAmbiguous(recording, operations)
      case .reversed(_, let channel, let role): reports.reportReversed(recording, channel, role)
      case .withoutMessages: reports.reportWithoutMessages(recording)
      case .undocumented where recording.isSession: reports.reportUndescribed(recording)
      case .undocumented: reports.reportUndocumented(recording)
      case .unrelated where recording.isSession && !messages.channels.isEmpty:
        reports.reportOtherHost(recording)
      case .otherServer, .redirect, .unrelated: break
      }
      return nil
    }
  }

  /// The subjects of entries; nil for an annotated one.
  ///
  /// - Parameter servers: The URLs of servers beside those of the document.
  func subjects(of recordings: [Recording], servers: [String] = []) -> [RecordedSubject?] {
    // The annotated entries also state what the hosts of a file are.
    let files = Dictionary(grouping: recordings, by: \.file)
    let hosts = files.filter { !$0.value.allSatisfy(\.isAnnotated) }.mapValues {
      matcher.hosts(in: $0, messages.responses, others: servers)
    }
    return recordings.map { recording in
      recording.isAnnotated ? nil : subject(of: recording, hosts[recording.file] ?? ServiceHosts())
    }
  }

  private typealias Role = RecordedSubject.Role

  /// The session with the messages in a response of no operation.
  private func stream(
    _ recording: Recording,
    _ match: OperationMatcher.Match,
    _ hosts: ServiceHosts
  ) -> Recording? {
    !match.isOfOperation && hosts.contain(recording) ? messages.stream(recording) : nil
  }

  /// Whether a request to the service may be one of an operation, or is one of a channel.
  private func isDescribed(_ recording: Recording) -> Bool {
    matcher.hasOperations || messages.responses.channel(of: recording) != nil
  }

  private func subject(of recording: Recording, _ hosts: ServiceHosts) -> RecordedSubject {
    if recording.isSession {
      guard hosts.contain(recording) else { return .unrelated }
      return switch messages.session(recording) {
      case .described(let session): .session(session)
      case .reversed(let session, let channel):
        .reversed(session, channel: channel, role: Role(isApplication: isApplication).other)
      case .unrelated:
        hosts.areDescribed(recording) && !messages.channels.isEmpty ? .undocumented : .unrelated
      }
    }
    let match = matcher.match(recording, hosts)
    let isStream = SequentialMediaType(recording.response.content.mimeType) != nil
    if isStream, let session = stream(recording, match, hosts) { return .session(session) }
    if hosts.contain(recording), let response = messages.response(recording),
      let response = response.described(by: match)
    {
      return .response(response)
    }
    if let session = stream(recording, match, hosts) { return .session(session) }
    return switch match {
    case .operation(let operation): .operation(operation.id.rawValue)
    case .ambiguous(let operations): .ambiguous(operations.map(\.id.rawValue))
    case .undocumented:
      if recording.response.status == 101 {
        .withoutMessages
      } else {
        isDescribed(recording) ? .undocumented : .unrelated
      }
    case .otherServer(let url): .otherServer(url)
    case .redirect: .redirect
    case .unrelated: .unrelated
    }
  }
}

extension Recording {
  /// The exchange with its operation, if one describes it; nil if several do.
  fileprivate func described(by match: OperationMatcher.Match) -> Recording? {
    var recording = self
    switch match {
    case .operation(let operation): recording.subject = .operation(operation.id.rawValue)
    case .undocumented, .unrelated: break
    case .ambiguous, .otherServer, .redirect: return nil
    }
    return recording
  }
}
