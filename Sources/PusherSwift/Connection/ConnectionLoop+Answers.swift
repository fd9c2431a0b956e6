import BinderyRealtime
import BinderyRuntime

// Answers of the service.
extension ConnectionLoop {
  func greet(_ socketID: String, _ text: String, _ generation: Int) {
    // A second greeting on a socket is ignored: signatures were made for the first id.
    guard !isConnected else { return }
    let place = PusherAPI.keepAlive.announced?.place
    let seconds = (try? JSONValue(parsing: text)).flatMap { place?.value(in: $0)?.seconds }
    hub.greet(socketID)
    handleConnectionEvent(
      .ready(
        silence: seconds.flatMap { $0 > 0 ? max(Duration(clamping: $0), Self.leastSilence) : nil },
        generation: generation
      )
    )
  }

  /// With a shorter interval, pings would be sent without pause.
  private static let leastSilence = Duration.seconds(1)

  /// - Parameter message: The message; nil if the error has none in its data. Some servers have it,
  ///   and the code, beside the event's name.
  func report(_ message: String?, on channel: String?, _ text: String, _ generation: Int) {
    let json = try? JSONValue(parsing: text)
    let message = message ?? Self.data(of: text) ?? json?["message"]?.eventText ?? ""
    let code = (json.flatMap(PusherAPI.errorCodes.place.value) ?? json?["code"])?.wholeNumber
    let channel = channel ?? Self.channel(of: text)
    hub.report(PusherError(code: code, message: message))
    let loss = code.map { PusherConnectionError.refused(code: $0, message: message) }
    handleConnectionEvent(.reported(code: code, generation: generation), loss ?? .unanswered)
    if let channel { reject(channel, message) } else { refuse(code, message) }
  }

  /// Handles an error without a channel, by which some servers refuse a signature; they answer in
  /// the order of the requests.
  private func refuse(_ code: Int?, _ message: String) {
    // Then the subscription is active.
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

  /// Whether the error is about a sign-in: servers without users report an invalid message, with a
  /// code to reconnect.
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
      // The answer before was to a request that was withdrawn since.
      _ = hub.channels.succeed(channel, members, as: id)
    }
  }

  /// Handles a refusal: some servers name no channel; they answer in the order of the requests.
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
