// Each is Sendable as `Subscribable` is, since it adds no state.

/// A channel, or all channels that match a name with `*` at its end.
public final class ChannelRepresentation: Subscribable, @unchecked Sendable {}

/// A channel group.
public final class ChannelGroupRepresentation: Subscribable, @unchecked Sendable {}

/// The metadata of a user, whose changes are sent on a channel with the user's id as its name.
public final class UserMetadataRepresentation: Subscribable, @unchecked Sendable {}

/// The metadata of a channel, whose changes are sent on the channel.
public final class ChannelMetadataRepresentation: Subscribable, @unchecked Sendable {}
