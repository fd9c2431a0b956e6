/// A type in generated code, with its module.
public indirect enum TypeReference: Hashable, Sendable {
  /// A type and its enclosing types, outermost first.
  case named([SwiftName])
  /// A type of a module.
  case imported(SwiftName, from: Module)
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference)
  case generic(TypeReference, [TypeReference])

  /// A module that generated code may import; the module `Swift` needs no import.
  public struct Module: Hashable, Sendable {
    let name: SwiftName

    public init(_ name: SwiftName) { self.name = name }

    public static let swift = Self(SwiftName(known: "Swift"))
    public static let foundation = Self(SwiftName(known: "Foundation"))
    public static let runtime = Self(SwiftName(known: "BinderyRuntime"))
    public static let xml = Self(SwiftName(known: "BinderyXML"))
    public static let realtime = Self(SwiftName(known: "BinderyRealtime"))
    public static let testing = Self(SwiftName(known: "BinderyTesting"))
    public static let xctest = Self(SwiftName(known: "XCTest"))
  }

  func write(to source: inout Source) {
    switch self {
    case .named(let path):
      source.write(path.map(\.spelling).joined(separator: "."))
    case .imported(let name, let module):
      if module != .swift { source.segments.append(.module(module.name.text)) }
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
