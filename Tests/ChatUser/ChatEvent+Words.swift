import BinderyRuntime
import ChatCenterUI

extension ChatEvent {
  /// The event as recordings represent it, with the complete JSON of the service.
  var words: JSONValue {
    switch self {
    case .received(let delivery): ["received": Self.json(of: delivery)]
    case .undecodable(let error): ["undecodable": .string(error.text)]
    case .malformed(let members): ["malformed": .string(members.description)]
    case .history(let page): ["history": Self.json(of: page)]
    case .status(let status, let id): ["status": .string(status.rawValue), "of": .string(id)]
    case .failed(let failure, let id): ["failed": .string("\(failure)"), "of": .string(id)]
    case .connected(let isReady): ["connected": .boolean(isReady)]
    case .dropped(let count): ["dropped": .number(JSONNumber(count))]
    }
  }

  private static func json(of model: some JSONEncodable) -> JSONValue {
    do throws(JSONError) {
      return try JSONValue(encoding: model)
    } catch {
      return .string("\(error)")
    }
  }
}

extension EffectiveSettings<LocalSettings> {
  /// The settings whose values the company has set.
  var remote: JSONValue {
    let set = LocalSettings.settings.filter { origin(of: $0) == .remote }.map(\.name)
    let all = (try? JSONValue(encoding: values))?.object?.members ?? []
    return .object(JSONObject(all.filter { set.contains($0.key) }.map { ($0.key, $0.value) }))
  }
}
