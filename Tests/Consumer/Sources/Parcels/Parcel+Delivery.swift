/// What the app wants to know stands beside what is generated, in files of its own.
extension Parcel {
  /// Who signed, where somebody did.
  public var recipient: String? {
    for case .delivery(let delivery) in events {
      if case .value(let name) = delivery.signedBy { return name }
    }
    return nil
  }
}
