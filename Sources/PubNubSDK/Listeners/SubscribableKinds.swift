/// A channel, or with a `*` at its end all that begin like it.
public final class ChannelRepresentation: Subscribable, @unchecked Sendable {}

/// A channel group.
public final class ChannelGroupRepresentation: Subscribable, @unchecked Sendable {}

/// The metadata of a user, whose changes come on a channel that is called like the user.
public final class UserMetadataRepresentation: Subscribable, @unchecked Sendable {}

/// The metadata of a channel, whose changes come on the channel.
public final class ChannelMetadataRepresentation: Subscribable, @unchecked Sendable {}
