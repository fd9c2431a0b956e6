import Shape

/// The models that are messages of channels.
struct MessageModels {
  /// Which ways a message travels.
  enum Kind {
    case incoming, outgoing, both

    /// What tells it from a message of its name that travels the other way.
    var word: String? {
      switch self {
      case .incoming: "Incoming"
      case .outgoing: "Outgoing"
      case .both: nil
      }
    }
  }

  private(set) var kinds: [Model.ID: Kind] = [:]

  init(_ service: Service) {
    let events = service.models.reduce(into: [Model.ID: Choice]()) { events, model in
      if case .choice(let choice) = model.definition, choice.isEvent { events[model.id] = choice }
    }
    for channel in service.channels {
      for (direction, kind) in [(channel.incoming, Kind.incoming), (channel.outgoing, .outgoing)] {
        let variants = direction.flatMap { events[$0.event]?.variants } ?? []
        for case .model(let id) in variants.map(\.type) {
          kinds[id] = kinds[id, default: kind] == kind ? kind : .both
        }
      }
    }
  }
}
