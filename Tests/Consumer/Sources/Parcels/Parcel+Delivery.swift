/// Handwritten extensions are in files of their own.
extension Parcel {
  /// The name of the recipient who signed, if any.
  public var recipient: String? {
    for case .delivery(let delivery) in events {
      if case .value(let name) = delivery.signedBy { return name }
    }
    return nil
  }
}
