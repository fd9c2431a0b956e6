import Shape

/// The models that are messages of channels, with the direction of each.
struct MessageModels {
  enum Direction {
    case incoming, outgoing, both

    /// The prefix that distinguishes a message from one of the same name in the other direction.
    var namePrefix: String? {
      switch self {
      case .incoming: "Incoming"
      case .outgoing: "Outgoing"
      case .both: nil
      }
    }
  }

  private(set) var directions: [Model.ID: Direction] = [:]

  init(_ service: Service) {
    let events = service.models.reduce(into: [Model.ID: Union]()) { events, model in
      if case .union(let union) = model.definition, union.isEvent { events[model.id] = union }
    }
    for channel in service.channels {
      for (messages, direction) in [
        (channel.incoming, Direction.incoming), (channel.outgoing, .outgoing),
      ] {
        let variants = messages.flatMap { events[$0.event]?.variants } ?? []
        for case .model(let id) in variants.map(\.type) {
          directions[id] = directions[id, default: direction] == direction ? direction : .both
        }
      }
    }
  }
}
