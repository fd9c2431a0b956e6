import Foundation
import PubNubSDK

/// A screen, as an app has one: everything of it belongs to the main actor.
@MainActor
final class ChatScreen {
  private let pubnub = PubNub(
    configuration: PubNubConfiguration(publishKey: "demo", subscribeKey: "demo", userId: "ann")
  )
  private let listener = SubscriptionListener()
  private let statusListener = StatusListener()
  private var eventListener: EventListener?
  private var subscription: Subscription?
  private var texts: [String] = []
  private var isOnline = false
  private var timetoken: Timetoken?
  private var failure: String?

  func listen() {
    listener.didReceiveBatchSubscription = { [weak self] in self?.texts.append("\($0.count)") }
    listener.didReceiveSubscription = { [weak self] event in
      if case .subscribeError(let error) = event { self?.failure = error.description }
    }
    listener.didReceiveMessage = { [weak self] in self?.texts.append($0.channel) }
    listener.didReceiveSignal = { [weak self] in self?.texts.append($0.channel) }
    listener.didReceiveStatus = { [weak self] status in
      switch status {
      case .success(let status): self?.isOnline = status.isConnected
      case .failure(let error): self?.failure = error.description
      }
    }
    listener.didReceivePresence = { [weak self] in self?.texts.append("\($0.occupancy)") }
    listener.didReceiveSubscriptionChange = { [weak self] in self?.texts.append("\($0)") }
    listener.didReceiveObjectMetadataEvent = { [weak self] in self?.texts.append("\($0)") }
    listener.didReceiveMessageAction = { [weak self] in self?.texts.append("\($0)") }
    listener.didReceiveFileUpload = { [weak self] in self?.texts.append($0.filename) }
    pubnub.add(listener)
    statusListener.onConnectionStateChange = { [weak self] in self?.isOnline = $0.isConnected }
    pubnub.addStatusListener(statusListener)
  }

  func listenByEntities() {
    pubnub.onConnectionStateChange = { [weak self] in self?.isOnline = $0.isConnected }
    pubnub.onMessage = { [weak self] in self?.texts.append($0.channel) }
    let listener = EventListener(onMessage: { [weak self] in self?.texts.append($0.channel) })
    listener.onEvent = { [weak self] in self?.texts.append("\($0)") }
    listener.onEvents = { [weak self] in self?.texts.append("\($0.count)") }
    pubnub.addEventListener(listener)
    eventListener = listener
    let status = StatusListener { [weak self] in self?.isOnline = $0.isConnected }
    pubnub.addStatusListener(status)
    let subscription = pubnub.channel("lobby").subscription(options: ReceivePresenceEvents())
    subscription.onMessage = { [weak self] in self?.texts.append($0.channel) }
    subscription.onSignal = { [weak self] in self?.texts.append($0.channel) }
    subscription.onPresence = { [weak self] in self?.texts.append("\($0.occupancy)") }
    subscription.onMessageAction = { [weak self] in self?.texts.append("\($0)") }
    subscription.onFileEvent = { [weak self] in self?.texts.append("\($0)") }
    subscription.onAppContext = { [weak self] in self?.texts.append("\($0)") }
    subscription.subscribe()
    self.subscription = subscription
  }

  func call() {
    pubnub.publish(channel: "lobby", message: "hi") { [weak self] result in
      switch result {
      case .success(let timetoken): self?.timetoken = timetoken
      case .failure(let error): self?.failure = error.localizedDescription
      }
    }
    pubnub.fire(channel: "lobby", message: "hi") { [weak self] in self?.show($0) }
    pubnub.signal(channel: "lobby", message: "hi") { [weak self] in self?.show($0) }
    pubnub.time { [weak self] in self?.show($0) }
    pubnub.fetchMessageHistory(for: ["lobby"]) { [weak self] in self?.show($0) }
    pubnub.deleteMessageHistory(from: "lobby") { [weak self] in self?.show($0) }
    pubnub.messageCounts(channels: ["lobby"], timetoken: 1) { [weak self] in self?.show($0) }
    pubnub.messageCounts(channels: ["lobby": 1]) { [weak self] in self?.show($0) }
  }

  func callMore() {
    pubnub.setPresence(state: ["mood": "ok"], on: ["lobby"]) { [weak self] in self?.show($0) }
    pubnub.getPresenceState(for: "ann", on: ["lobby"]) { [weak self] in self?.show($0) }
    pubnub.hereNow(on: ["lobby"]) { [weak self] in self?.show($0) }
    pubnub.whereNow(for: "ann") { [weak self] in self?.show($0) }
    pubnub.addMessageAction(channel: "lobby", type: "reaction", value: "smile", messageTimetoken: 1)
    {
      [weak self] in self?.show($0)
    }
    pubnub.removeMessageActions(channel: "lobby", message: 1, action: 2) { [weak self] in
      self?.show($0)
    }
    pubnub.fetchMessageActions(channel: "lobby") { [weak self] in self?.show($0) }
    pubnub.listChannelGroups { [weak self] in self?.show($0) }
    pubnub.listChannels(for: "rooms") { [weak self] in self?.show($0) }
    pubnub.add(channels: ["lobby"], to: "rooms") { [weak self] in self?.show($0) }
    pubnub.remove(channels: ["lobby"], from: "rooms") { [weak self] in self?.show($0) }
    pubnub.remove(channelGroup: "rooms") { [weak self] in self?.show($0) }
  }

  private func show<Value>(_ result: Result<Value, any Error>) {
    if case .failure(let error) = result { failure = error.localizedDescription }
  }
}
