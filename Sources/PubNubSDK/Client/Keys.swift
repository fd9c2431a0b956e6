extension RouterConfiguration {
  /// Returns the subscribe key; throws if it or the user id is missing.
  func requireSubscribeKey() throws(PubNubError) -> String {
    guard subscribeKeyExists else { throw PubNubError(.missingSubscribeKey) }
    try requireUser()
    return subscribeKey
  }

  /// Returns both keys; throws if one of them or the user id is missing.
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
