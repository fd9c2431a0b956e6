import Canonical
import Shape

extension Contract.Provenance {
  init(_ kind: Recording.Provenance.Kind) {
    self =
      switch kind {
      case .captured: .captured
      case .sandbox: .sandbox
      case .documented: .documented
      }
  }
}
