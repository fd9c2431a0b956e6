/// Who hears what a client receives.
protocol ItemReceiver: AnyObject, Sendable {
  /// True for one that will hear no more.
  var isCancelled: Bool { get }

  /// `isMeant` says at any later time whether this is still one of those who are told.
  func receive(_ items: [ReceivedItem], while isMeant: @escaping @Sendable () -> Bool)
}
