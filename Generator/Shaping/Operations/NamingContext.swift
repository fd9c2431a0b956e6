import Canonicalizing
import Shape

/// Where in an operation a type is wanted, for the name of its model.
struct Place {
  let name: String
  let owner: Model.Owner?

  /// `component` names the place when it isn't written in the operation.
  init(_ name: String, in owner: Model.Owner, component: String?) {
    self.name = component ?? name
    self.owner = component == nil ? owner : nil
  }

  private init(name: String, owner: Model.Owner?) {
    self.name = name
    self.owner = owner
  }

  /// The same place in another of several contents.
  func variation(_ position: Int, _ coding: Content.Coding) -> Place {
    switch coding {
    case .events: return part("event")
    case .jsonLines: return part("line")
    default: break
    }
    guard position > 0 else { return self }
    guard coding == .form || coding == .multipart else {
      return Place(name: "\(name)\(position + 1)", owner: owner)
    }
    let word = coding == .form ? "form" : "multipart"
    return Place(name: word + name.withFirstCapital, owner: owner)
  }

  /// What is one of many here.
  private func part(_ word: String) -> Place {
    guard owner == nil else { return Place(name: word, owner: owner) }
    return Place(name: name + word.withFirstCapital, owner: nil)
  }

  func role(at schema: Schema) -> Role {
    Role(name, owner: owner, at: schema)
  }
}
