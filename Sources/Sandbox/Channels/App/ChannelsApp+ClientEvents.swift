import BinderyRuntime
import PusherSwift

// Events from one client to the others.
extension ChannelsApp {
  /// The reason for which a client event is rejected.
  private struct Refusal: Error {
    var code: Int?
    let message: String
  }

  mutating func relay(_ event: ClientEvent, from socketID: String) {
    do throws(Refusal) {
      let data = try check(event, from: socketID)
      let relayed = ClientEvent(
        event: event.event,
        channel: event.channel,
        data: data.map { .string($0) },
        userId: member(of: event.channel, socketID)?.userId
      )
      broadcast(.clientEvent(relayed), on: event.channel, except: socketID)
    } catch {
      report(error.message, code: error.code, channel: event.channel, to: socketID)
    }
  }

  /// Returns the data as text.
  private mutating func check(
    _ event: ClientEvent,
    from socketID: String
  ) throws(Refusal) -> String? {
    guard settings.allowsClientEvents else {
      throw Refusal(message: "To send client events, enable them in the app's settings")
    }
    guard event.event.count <= settings.limits.eventNameCharacters else {
      throw Refusal(message: "The event's name is too long")
    }
    guard ChannelKind(event.channel).takesClientEvents else {
      throw Refusal(message: "Client events are for private and presence channels")
    }
    guard connections[socketID]?.channels.contains(event.channel) == true else {
      throw Refusal(message: "Not subscribed to channel \(event.channel)")
    }
    let data = event.data.map { $0.string ?? $0.description }
    guard (data?.utf8.count ?? 0) <= settings.limits.eventBytes else {
      throw Refusal(message: "The event's data has more than \(settings.limits.eventBytes) bytes")
    }
    let limit = settings.clientEventsPerSecond
    guard connections[socketID]?.countEvent(at: now, perSecond: limit) == true else {
      throw Refusal(code: 4301, message: "More than \(limit) client events in a second")
    }
    return data
  }
}
