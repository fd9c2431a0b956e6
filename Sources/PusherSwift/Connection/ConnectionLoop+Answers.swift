import BinderyRealtime
import BinderyRuntime

// What the service answers.
extension ConnectionLoop {
  func greet(_ socketID: String, _ text: String, _ generation: Int) {
    // A second greeting on a socket says nothing: what was signed was signed for the first.
    guard !isConnected else { return }
    let place = PusherAPI.keepAlive.announced?.place
    let seconds = (try? JSONValue(parsing: text)).flatMap { place?.value(in: $0)?.seconds }
    hub.greet(socketID)
    tell(
      .ready(
        silence: seconds.flatMap { $0 > 0 ? max(Duration(clamping: $0), Self.leastSilence) : nil },
        generation: generation
      )
    )
  }

  /// Who asked for less would be asked for signs of life as fast as they come.
  private static let leastSilence = Duration.seconds(1)

  /// - Parameter message: Nil where the error has none in its data. Some servers have it, and the
  ///   code, beside the event's name.
  func report(_ message: String?, on channel: String?, _ text: String, _ generation: Int) {
    let json = try? JSONValue(parsing: text)
    let message = message ?? Self.data(of: text) ?? json?["message"]?.eventText ?? ""
    let code = (json.flatMap(PusherAPI.errorCodes.place.value) ?? json?["code"])?.wholeNumber
    let channel = channel ?? Self.channel(of: text)
    hub.report(PusherError(code: code, message: message))
    let loss = code.map { PusherConnectionError.refused(code: $0, message: message) }
    tell(.reported(code: code, generation: generation), loss ?? .unanswered)
    if let channel { reject(channel, message) } else { refuse(code, message) }
  }

  /// Some servers answer a wrong signature with an error that names no channel; they answer in the
  /// order in which they were asked.
  private func refuse(_ code: Int?, _ message: String) {
    // The subscription is there then.
    if message.lowercased().contains("existing subscription") { return }
    if let channel = subscriptions.requested(namedIn: message) { return reject(channel, message) }
    if let channel = userSession.requestedChannel, message.contains(channel) {
      return reject(channel, message)
    }
    let isUnauthorized = code.flatMap { PusherAPI.closeCodes[$0]?.name } == "unauthorized"
    let isAboutASignature = isUnauthorized || message.hasPrefix("Invalid signature")
    let signed = isAboutASignature ? subscriptions.oldestSigned : nil
    if let user = userSession.requestNumber, user < signed?.number ?? .max,
      isAboutASignature || isAboutAUser(code, message)
    {
      return perform(userSession.rejected(.rejected(message)))
    }
    if let signed { reject(signed.channel, message) }
  }

  /// Those that know no users call it an invalid message, with a code to connect again by.
  private func isAboutAUser(_ code: Int?, _ message: String) -> Bool {
    guard let code, !message.hasPrefix("Invalid ") else { return true }
    return policy.errorCodes?.rule(for: code, or: policy.closeCodes)?.reaction == .stop
  }

  func succeed(_ channel: String, _ text: String) {
    let auth = subscriptions.entries[channel]?.auth
    perform(userSession.confirmed(channel))
    let members = PusherPresenceChannelMember.all(in: text)
    let own = auth?.channelData.map { try? EmbeddedJSON<Member>(text: $0).value.userId.text }
    let id = own ?? userSession.identity?.id
    if let waiting = subscriptions.succeeded(channel) {
      note(channel)
      hub.succeed(channel, members, as: id, text)
      perform(waiting)
    } else if let members, subscriptions.isActive(channel) {
      // What was answered before was a request that was taken back since.
      _ = hub.channels.succeed(channel, members, as: id)
    }
  }

  /// Some servers name no channel; they answer in the order in which they were asked.
  func refuse(_ channel: String?, _ message: String) {
    if let channel = channel ?? subscriptions.oldestRequested { reject(channel, message) }
  }

  func reject(_ channel: String, _ message: String) {
    perform(userSession.refused(channel, message))
    let actions = subscriptions.rejected(channel, SubscriptionFailure(.rejected(message)))
    note(channel)
    perform(actions)
  }
}
