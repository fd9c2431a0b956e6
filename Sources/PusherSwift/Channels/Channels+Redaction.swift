import BinderyRuntime

extension PusherChannel: Redacted {
  /// Shows name and state, not the credentials.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["name": name, "type": type, "subscribed": subscribed]
  }
}

extension PusherChannels: Redacted {
  /// The names of the channels.
  package var shownMembers: KeyValuePairs<String, Any> { ["names": channels.keys.sorted()] }
}

extension PusherAuth: Redacted {
  /// Shows which credentials have a value, and the member data.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "auth": Redaction.mark(auth), "channelData": channelData as Any,
      "sharedSecret": Redaction.mark(sharedSecret),
    ]
  }
}

extension PusherUserAuth: Redacted {
  /// Shows the user, without the signature.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["auth": Redaction.mark(auth), "userData": userData]
  }
}

extension Subscription: Redacted {
  /// Shows the channel, without the signature.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["channel": channel, "auth": Redaction.mark(auth), "channelData": channelData as Any]
  }
}

extension ChannelAuthorization: Redacted {
  /// Shows the member, without the signature and the shared secret.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "auth": Redaction.mark(auth), "channelData": channelData as Any,
      "sharedSecret": Redaction.mark(sharedSecret),
    ]
  }
}

extension UserAuthentication: Redacted {
  /// Shows the user, without the signature.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["auth": Redaction.mark(auth), "userData": userData]
  }
}

extension Credentials: Redacted {
  /// Shows the user, without the signature.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["auth": Redaction.mark(auth), "userData": userData]
  }
}
