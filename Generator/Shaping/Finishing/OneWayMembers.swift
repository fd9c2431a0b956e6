import Canonical
import Shape

/// The `readOnly` and `writeOnly` members of models.
struct OneWayMembers {
  private var readOnly: Set<Member> = []
  private var writeOnly: Set<Member> = []

  private struct Member: Hashable {
    let model: Model.ID
    let key: String
  }

  mutating func note(_ property: MergedSchema.Property, of model: Model.ID) {
    let member = Member(model: model, key: property.key)
    if property.subschemas.contains(where: { $0.schema.isReadOnly }) { readOnly.insert(member) }
    if property.subschemas.contains(where: { $0.schema.isWriteOnly }) { writeOnly.insert(member) }
  }

  /// Makes `readOnly` members of sent models and `writeOnly` members of received models optional,
  /// since that direction omits them.
  func relax(_ models: inout Models, of service: Service) {
    guard !readOnly.isEmpty || !writeOnly.isEmpty else { return }
    let sent = models.reachable(from: service.sentTypes, withOwners: false)
    let received = models.reachable(from: service.receivedTypes, withOwners: false)
    let noted = Set(readOnly.union(writeOnly).map(\.model))
    for var model in models where noted.contains(model.id) {
      guard case .object(var object) = model.definition else { continue }
      for index in object.fields.indices {
        let member = Member(model: model.id, key: object.fields[index].key)
        let isOmitted =
          sent.contains(model.id) && readOnly.contains(member)
          || received.contains(model.id) && writeOnly.contains(member)
        if isOmitted {
          object.fields[index].isRequired = false
          object.fields[index].isDistinctive = false
        }
      }
      model.definition = .object(object)
      models.update(model)
    }
  }
}
