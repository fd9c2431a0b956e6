import BinderyRuntime
import BinderyTesting
import ChatCenterUI
import Foundation

/// A user of a client, which performs the calls of a recording and records the client's
/// notifications as JSON.
///
/// Recording and replay use the same type, each with a client of its own.
public final class ScriptedUser: Sendable {
  /// The notifications, each with its kind as the key: `event`, `settings`, `delegate`, or the
  /// `result` of a call.
  public let deliveries: EventLog
  private let make: @Sendable (ChatConfig) -> ChatCenterUISDK
  private let transport: ChatTransportConfig
  /// An entry for each sequence that has ended.
  private let ended: EventLog
  private let state = Locked(State())

  private struct State {
    var sdk: ChatCenterUISDK?
    var chat: ChatSession?
    var survey: Survey?
    var closing: CloseThreadRequest?
    var unread: [String] = []
  }

  /// - Parameter make: Creates the client, with the settings of the recording.
  public init(
    _ transport: ChatTransportConfig,
    timeout: TimeInterval = EventLog.defaultTimeout,
    _ make: @escaping @Sendable (ChatConfig) -> ChatCenterUISDK
  ) {
    deliveries = EventLog(timeout: timeout)
    ended = EventLog(timeout: timeout)
    self.transport = transport
    self.make = make
  }

  /// Releases the client, and returns when its sequences have ended.
  public func finish() async {
    let isThere = state.withLock { state in
      defer { (state.chat, state.sdk) = (nil, nil) }
      return state.sdk != nil
    }
    if isThere { _ = try? await ended.first(2) }
  }

  /// Performs a call: a string, or an object whose only key is the name and whose value is the
  /// argument.
  public func perform(_ call: JSONValue) {
    let (verb, object): (String, JSONValue) =
      switch call {
      case .object(let object): object.members.first.map { ($0.key, $0.value) } ?? ("", .null)
      default: (call.string ?? "", .null)
      }
    if verb == "start" { return start(object) }
    guard let sdk = state.withLock({ $0.sdk }) else { return record("unhandled", .string(verb)) }
    act(verb, object, sdk)
  }
}

// Calls.
extension ScriptedUser {
  private func start(_ words: JSONValue) {
    var config = ChatConfig(transportConfig: transport)
    for rule in LocalSettings.settings {
      if let value = words["settings"]?[rule.name] { _ = rule.apply(value, to: &config.settings) }
    }
    if let seconds = words["sendTimeout"]?.double {
      config.networkConfig.wsConfig.sendTimeout = seconds
    }
    let sdk = make(config)
    sdk.delegate = self
    state.withLock { $0.sdk = sdk }
    listen(sdk.events, sdk.settingsUpdates)
  }

  private func act(_ verb: String, _ object: JSONValue, _ sdk: ChatCenterUISDK) {
    switch verb {
    case "authorize":
      let user = ChatUser(identifier: object["id"]?.string ?? "", name: object["name"]?.string)
      sdk.authorize(user: user, auth: ChatAuth(token: object["token"]?.string))
    case "deauthorize": sdk.deauthorizeUser()
    case "logout": run("logout") { .boolean(try await sdk.logoutResult()) }
    case "background": sdk.didEnterBackground()
    case "foreground": sdk.willEnterForeground()
    case "count": run("count") { .number(JSONNumber(try await sdk.unreadMessagesCount())) }
    case "open": open(sdk)
    default:
      guard let chat = state.withLock({ $0.chat }) else {
        return record("unhandled", .string(verb))
      }
      act(verb, object, chat)
    }
  }

  private func open(_ sdk: ChatCenterUISDK) {
    do throws(ChatCenterUIError) {
      let chat = try sdk.getChat()
      state.withLock { $0.chat = chat }
      chat.didAppear()
    } catch {
      record("result", ["open": .string("\(error)")])
    }
  }

  private func act(_ verb: String, _ object: JSONValue, _ chat: ChatSession) {
    switch verb {
    case "close": chat.close()
    case "send": run("send") { .string(try await chat.send(.text(object.string ?? ""))) }
    case "image":
      let image = Data((object.string ?? "").utf8)
      run("image") { .string(try await chat.send(.image(image, type: "image/svg+xml"))) }
    case "place":
      let coordinates = object.array?.compactMap(\.double) ?? []
      let point = GeoPoint(latitude: coordinates.first ?? 0, longitude: coordinates.last ?? 0)
      run("place") { .string(try await chat.send(.location(point))) }
    case "decide":
      let decision = ClientThreadDecision.Kind(rawValue: object.string ?? "")
      run("decide") { [self] in try await decide(decision, in: chat) }
    case "type": chat.didType(object.string ?? "")
    case "read": chat.markRead(state.withLock { $0.unread })
    case "answer": run("answer") { [self] in try await answer(object.int, in: chat) }
    case "history": run("history") { try JSONValue(encoding: await chat.history()) }
    case "search":
      run("search") { try JSONValue(encoding: await chat.search(object.string ?? "")) }
    default: record("unhandled", .string(verb))
    }
  }

  private func answer(_ rate: Int?, in chat: ChatSession) async throws -> JSONValue {
    guard let survey = state.withLock({ $0.survey }) else { return "not requested by the service" }
    let question = survey.questions?.first
    let answer = SurveyFormAnswer(questionId: question?.id, rate: rate, text: question?.text)
    try await chat.answer(survey, with: [answer])
    return true
  }

  private func decide(
    _ decision: ClientThreadDecision.Kind,
    in chat: ChatSession
  ) async throws -> JSONValue {
    guard let closing = state.withLock({ $0.closing }) else {
      return "not requested by the service"
    }
    try await chat.answer(closing, with: decision)
    return true
  }

  /// Releasing the client ends the call.
  private func run(_ verb: String, _ work: @escaping @Sendable () async throws -> JSONValue) {
    Task { [weak self] in
      let result: JSONValue
      do {
        result = try await work()
      } catch {
        result = ["error": .string("\(error)")]
      }
      self?.record("result", .object(JSONObject([(verb, result)])))
    }
  }
}

// Notifications.
extension ScriptedUser: ChatCenterUISDKDelegate {
  /// The sequences end with the client.
  private func listen(
    _ events: ChatUpdates<ChatEvent>,
    _ settings: ChatUpdates<EffectiveSettings<LocalSettings>>
  ) {
    Task { [weak self, ended] in
      for await event in events { self?.receive(event) }
      ended.add("events")
    }
    Task { [weak self, ended] in
      for await effective in settings { self?.record("settings", effective.remote) }
      ended.add("settings")
    }
  }

  private func receive(_ event: ChatEvent) {
    if case .received(let delivery) = event {
      state.withLock { state in
        switch delivery.content {
        case .survey(let asked): state.survey = asked
        case .closeThreadRequest(let asked): state.closing = asked
        case .message: delivery.messageId.map { state.unread.append($0) }
        default: break
        }
      }
    }
    record("event", event.words)
  }

  public func chatCenterUI(chatCenter: ChatCenterUISDK, didChangeUnreadMessages count: Int) {
    record("delegate", ["unread": .number(JSONNumber(count))])
  }

  public func chatCenterUI(chatCenter: ChatCenterUISDK, didReceiveNetwork error: Error) {
    record("delegate", ["error": .string("\(error)")])
  }

  private func record(_ voice: String, _ words: JSONValue) {
    deliveries.add(JSONValue.object(JSONObject([(voice, words)])).description)
  }
}
