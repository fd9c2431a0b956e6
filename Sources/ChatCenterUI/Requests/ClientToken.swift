/// The token that identifies the client in a request.
enum ClientToken {
  /// The signature or, without one, the device address, followed by a colon and the ID of the
  /// client.
  // X-13: without both, it is the colon and the ID.
  static func text(signature: String?, deviceAddress: String?, clientID: String) -> String {
    let text = "\(signature ?? deviceAddress ?? ""):\(clientID)"
    return text.addingPercentEncoding(withAllowedCharacters: kept) ?? text
  }

  private static let kept = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()"
  )
}
