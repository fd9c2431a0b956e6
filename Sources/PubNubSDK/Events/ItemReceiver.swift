/// An object that receives the items of a client.
protocol ItemReceiver: AnyObject, Sendable {
  /// Whether the receiver is finished and can be removed.
  var isCancelled: Bool { get }

  /// Receives items; `isActive` returns false once the receiver is removed.
  func receive(_ items: [ReceivedItem], while isActive: @escaping @Sendable () -> Bool)
}
