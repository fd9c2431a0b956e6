import BinderyRuntime

extension PusherChannel: Redacted {
  /// Name and state; not by what right the client subscribes.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["name": name, "type": type, "subscribed": subscribed]
  }
}

extension PusherChannels: Redacted {
  /// The names of the channels.
  package var shownMembers: KeyValuePairs<String, Any> { ["names": channels.keys.sorted()] }
}

extension PusherAuth: Redacted {
  /// The members' names, and whether they have a value; who the client is, is shown.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "auth": Redaction.mark(auth), "channelData": channelData as Any,
      "sharedSecret": Redaction.mark(sharedSecret),
    ]
  }
}

extension PusherUserAuth: Redacted {
  /// Who the user is, without the signature.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["auth": Redaction.mark(auth), "userData": userData]
  }
}

extension Subscription: Redacted {
  /// The channel, without the signature.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["channel": channel, "auth": Redaction.mark(auth), "channelData": channelData as Any]
  }
}

extension ChannelAuthorization: Redacted {
  /// Who the client is, without the signature and the key of the channel.
  package var shownMembers: KeyValuePairs<String, Any> {
    [
      "auth": Redaction.mark(auth), "channelData": channelData as Any,
      "sharedSecret": Redaction.mark(sharedSecret),
    ]
  }
}

extension UserAuthentication: Redacted {
  /// Who the user is, without the signature.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["auth": Redaction.mark(auth), "userData": userData]
  }
}

extension Credentials: Redacted {
  /// Who the user is, without the signature.
  package var shownMembers: KeyValuePairs<String, Any> {
    ["auth": Redaction.mark(auth), "userData": userData]
  }
}
