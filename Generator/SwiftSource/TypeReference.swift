/// A type as generated code spells it, aware of the module it comes from.
public indirect enum TypeReference: Hashable, Sendable {
  /// A type and those it is nested in, outermost first.
  case named([SwiftName])
  /// A type that a module brings.
  case imported(SwiftName, from: Module)
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference)
  case generic(TypeReference, [TypeReference])

  /// A module that generated code may import; Swift's own needs no import.
  public enum Module: String, Hashable, Sendable {
    case swift = "Swift"
    case foundation = "Foundation"
    case runtime = "BinderyRuntime"
    case testing = "BinderyTesting"
    case xctest = "XCTest"
  }

  func write(to source: inout Source) {
    switch self {
    case .named(let path):
      source.write(path.map(\.spelling).joined(separator: "."))
    case .imported(let name, let module):
      if module != .swift { source.segments.append(.module(module.rawValue)) }
      source.write(name.spelling)
    case .optional(let wrapped):
      wrapped.write(to: &source)
      source.write("?")
    case .array(let element):
      TypeReference.write("[", [element], "]", to: &source)
    case .dictionary(let value):
      TypeReference.write("[String: ", [value], "]", to: &source)
    case .generic(let type, let arguments):
      type.write(to: &source)
      TypeReference.write("<", arguments, ">", to: &source)
    }
  }

  private static func write(
    _ open: String,
    _ types: [TypeReference],
    _ close: String,
    to source: inout Source
  ) {
    source.write(open)
    for (index, type) in types.enumerated() {
      if index > 0 { source.write(", ") }
      type.write(to: &source)
    }
    source.write(close)
  }
}

extension Source {
  /// What needs a module without naming one of its types.
  public static func importing(_ module: TypeReference.Module) -> Source {
    var source = Source(joining: [], by: "")
    source.segments.append(.module(module.rawValue))
    return source
  }
}
