import Shape
import SwiftSource

/// Draws the channels of a service.
struct ChannelDrafter {
  let spelling: TypeSpelling
  let names: [Channel.ID: SwiftName]

  func blueprint(of channel: Channel, nested: [ModelBlueprint]) -> ChannelBlueprint? {
    guard let name = names[channel.id] else { return nil }
    let remark = channel.template.map { "The address is `\($0)`." }
    var members = Scope(taken: ["self", "init", "template", "values", "parameters", "address"])
    return ChannelBlueprint(
      name: name,
      documentation: channel.documentation.text([remark].compactMap(\.self)),
      template: channel.template,
      parameters: channel.parameters.map { parameter($0, of: name, &members) },
      facts: FactDrafter(facts: channel.facts).blueprints,
      nested: nested
    )
  }

  private func parameter(
    _ parameter: Channel.Parameter,
    of channel: SwiftName,
    _ members: inout Scope
  ) -> ChannelBlueprint.Parameter {
    let name = members.claim([Words(parameter.key).lowerCamel]).name
    let reading: ChannelBlueprint.Reading =
      switch parameter.type {
      case .string: .text
      case .model: .open
      default: .failing
      }
    let text: Source =
      switch reading {
      case .text: "\(name)"
      case .open: "\(name).rawValue"
      case .failing: "\(name).description"
      }
    return ChannelBlueprint.Parameter(
      name: name,
      type: spelling.reference(parameter.type, in: [channel]),
      documentation: parameter.documentation.text(),
      reading: reading,
      text: text
    )
  }
}
