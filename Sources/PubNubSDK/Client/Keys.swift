extension RouterConfiguration {
  /// The subscribe key of a configuration that has one, and a user.
  func requireSubscribeKey() throws(PubNubError) -> String {
    guard subscribeKeyExists else { throw PubNubError(.missingSubscribeKey) }
    try requireUser()
    return subscribeKey
  }

  /// Both keys of a configuration that has them, and a user.
  func requireKeys() throws(PubNubError) -> (publish: String, subscribe: String) {
    guard let publishKey, publishKeyExists else {
      throw PubNubError(subscribeKeyExists ? .missingPublishKey : .missingPublishAndSubscribeKey)
    }
    return (publishKey, try requireSubscribeKey())
  }

  private func requireUser() throws(PubNubError) {
    if uuid.isEmpty { throw PubNubError(.missingUserId) }
  }
}
