import Canonical
import Shape

/// The context of a type in an operation, from which its model is named.
struct NamingContext {
  let name: String
  let owner: Model.Owner?

  /// Creates a context; `component` is the name of the component if the operation refers to one.
  init(_ name: String, in owner: Model.Owner, component: String?) {
    self.name = component ?? name
    self.owner = component == nil ? owner : nil
  }

  private init(name: String, owner: Model.Owner?) {
    self.name = name
    self.owner = owner
  }

  /// The context of the content at an index of a body's contents.
  func content(_ index: Int, _ coding: Content.Coding) -> NamingContext {
    switch coding {
    case .events: return element("event")
    case .jsonLines: return element("line")
    default: break
    }
    guard index > 0 else { return self }
    guard coding == .form || coding == .multipart else {
      return NamingContext(name: "\(name)\(index + 1)", owner: owner)
    }
    let word = coding == .form ? "form" : "multipart"
    return NamingContext(name: word + name.withFirstCapital, owner: owner)
  }

  /// The context of an element of a stream.
  private func element(_ word: String) -> NamingContext {
    guard owner == nil else { return NamingContext(name: word, owner: owner) }
    return NamingContext(name: name + word.withFirstCapital, owner: nil)
  }

  func role(at schema: Schema) -> Role {
    Role(name, owner: owner, at: schema)
  }
}
