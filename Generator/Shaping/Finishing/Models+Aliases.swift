import Shape

extension Models {
  /// The type without aliases and null.
  func resolved(_ type: Type) -> Type {
    var type = type.withoutNull
    var steps = 0
    while case .model(let id) = type, case .alias(let target)? = definition(of: id), steps < 100 {
      type = target.withoutNull
      steps += 1
    }
    return type
  }
}
