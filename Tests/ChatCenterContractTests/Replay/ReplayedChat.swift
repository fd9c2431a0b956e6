import BinderyRuntime
import BinderyTesting
import ChatUser
import Foundation

@testable import ChatCenterUI

/// A client of Chat Center that replays recorded sessions.
final class ReplayedChat: SessionPlayer, Sendable {
  let makesIDs = true
  private let user: ScriptedUser
  private let clock: ManualClock
  private let queue: DispatchQueue
  private let clientState: ClientState
  /// The polling interval, while the client polls.
  private let polling = Locked<Duration?>(nil)
  private let interval = Locked<Duration?>(nil)

  init(on stage: ReplayStage) {
    let queue = DispatchQueue(label: "replay")
    let clientState = ClientState()
    clock = stage.clock
    self.queue = queue
    self.clientState = clientState
    let transport = ChatTransportConfig(cloudHost: "chat.example.com")
    user = ScriptedUser(transport, timeout: stage.timeout) { config in
      let parts = ChatDependencies(
        sockets: stage.sockets,
        http: stage.service,
        clock: stage.clock,
        queue: queue,
        storage: InMemoryDeviceStorage(),
        pushToken: PushToken()
      )
      let sdk = ChatCenterUISDK(providerUid: "provider", chatConfig: config, parts: parts)
      clientState.begin(sdk.client.hub)
      return sdk
    }
  }

  var deliveries: EventLog { user.deliveries }

  func perform(_ call: JSONValue) async {
    if let seconds = call["start"]?["settings"]?["unreadMessageCountDelay"]?.int {
      interval.withLock { $0 = .seconds(seconds) }
    }
    if call["authorize"] != nil {
      let interval = interval.withLock { $0 }
      polling.withLock { $0 = interval }
    }
    if call == "deauthorize" { polling.withLock { $0 = nil } }
    user.perform(call)
    if call["answer"] != nil { await waitUntilAnswerWaits() }
    if call == "close" { await waitUntilChatIsClosed() }
  }

  /// Waits until the close is executed, since the client handles commands and frames in any order.
  private func waitUntilChatIsClosed() async {
    while clientState.isChatOpen, !Task.isCancelled { await Task.yield() }
  }

  /// Waits until the answer's delay begins, so that another answer comes second.
  private func waitUntilAnswerWaits() async {
    let settings = deliveries.all.compactMap { (try? JSONValue(parsing: $0))?["settings"] }
    guard let delay = settings.last?["surveyCompletionDelay"]?.int, delay > 0 else { return }
    try? await clock.sleepers(atLeast: 1, until: clock.now.advanced(by: .milliseconds(delay)))
  }

  func group(of delivery: JSONValue) -> String { delivery.object?.members.first?.key ?? "" }

  /// Waits for the delegate's calls, and until a polling client sleeps again.
  func settle() async {
    await withCheckedContinuation { done in queue.async { done.resume() } }
    guard let interval = polling.withLock({ $0 }) else { return }
    do {
      try await clock.sleepers(atLeast: 1, until: clock.now.advanced(by: interval))
    } catch {
      // The client doesn't poll, which the next recorded request shows; one timeout is enough.
      polling.withLock { $0 = nil }
    }
  }

  func finish() async { await user.finish() }
}

extension ReplayedChat {
  /// Replaces the recorded properties of the system by those of this one.
  func expected(for recorded: JSONValue) -> JSONValue {
    guard var frame = recorded.object, var data = frame["data"]?.object else { return recorded }
    if frame["action"] == "registerDevice" {
      data["appPackage"] = Bundle.main.bundleIdentifier.map { .string($0) }
      data["osVersion"] = .string(ProcessInfo.processInfo.operatingSystemVersionString)
      data["locale"] = .string(Locale.current.identifier)
      data["timeZone"] = .string(TimeZone.current.identifier)
    } else if var content = data["content"]?.object, content["type"] == "CLIENT_INFO" {
      content["appName"] = Bundle.main.bundleIdentifier.map { .string($0) }
      content["clientLocale"] = .string(Locale.current.identifier)
      data["content"] = .object(content)
    }
    frame["data"] = .object(data)
    return .object(frame)
  }
}

/// The state of the client that it doesn't report, once there is a client.
private final class ClientState: Sendable {
  private let hub = Locked<ChatHub?>(nil)

  func begin(_ hub: ChatHub) { self.hub.withLock { $0 = hub } }

  var isChatOpen: Bool { hub.withLock { $0 }?.current.isChatOpen ?? false }
}
