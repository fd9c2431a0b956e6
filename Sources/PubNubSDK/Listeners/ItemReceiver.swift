/// Who hears what a client receives.
protocol ItemReceiver: AnyObject, Sendable {
  /// True for one that will hear no more.
  var isCancelled: Bool { get }

  func receive(_ items: [ReceivedItem])
}
