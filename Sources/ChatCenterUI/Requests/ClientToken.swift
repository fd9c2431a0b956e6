/// The token that identifies the client in a request.
enum ClientToken {
  /// The signature, or else the device's address, a colon and the client's id.
  // X-13: without both, it is the colon and the id.
  static func text(signature: String?, deviceAddress: String?, clientID: String) -> String {
    let text = "\(signature ?? deviceAddress ?? ""):\(clientID)"
    return text.addingPercentEncoding(withAllowedCharacters: kept) ?? text
  }

  private static let kept = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()"
  )
}
