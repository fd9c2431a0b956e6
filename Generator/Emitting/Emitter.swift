import Shape
import SwiftSource

/// Arrow 2: from what a document means to the Swift that says it.
public struct Emitter {
  /// What is about Swift and not about the service.
  public struct Options: Hashable, Sendable {
    /// Who sees what is generated.
    public enum Access: String, Hashable, Sendable {
      case `public`, package, `internal`
    }

    /// A module beside the main one.
    public struct Module: Hashable, Sendable {
      public var name: SwiftName
      /// What stands in it, with the models that nothing else needs.
      public var operations: Set<Operation.ID>

      public init(name: SwiftName, operations: Set<Operation.ID>) {
        self.name = name
        self.operations = operations
      }
    }

    public var access: Access
    /// The name of the client's type; made from the title when none is given.
    public var client: String?
    /// The names of what holds for all channels of a document, made from titles likewise.
    public var realtime: [String?]
    public var renames: [Rename]
    /// The main module, which the others import.
    public var module: SwiftName?
    /// Each operation stands in one of them at most.
    public var modules: [Module]

    public init(
      access: Access = .public,
      client: String? = nil,
      realtime: [String?] = [],
      renames: [Rename] = [],
      module: SwiftName? = nil,
      modules: [Module] = []
    ) {
      self.access = access
      self.client = client
      self.realtime = realtime
      self.renames = renames
      self.module = module
      self.modules = modules
    }
  }

  /// The bindings, in the order of their paths; those of the main module, if there are several.
  public let files: [SourceFile]
  /// The files of the other modules, in the order of the options.
  public let modules: [[SourceFile]]
  /// The types at the top level of the files.
  public let types: [SwiftName]
  /// The names that a person should choose.
  public let conflicts: [NamingConflict]
  /// The renames that named nothing.
  public let unusedRenames: [Rename]

  private let service: Service
  private let house: ServiceBlueprint

  public init(_ service: Service, _ options: Options = Options()) {
    self.service = service
    let house = ServiceDrafter(service, options).blueprint()
    self.house = house
    let layouts = house.modules.map {
      FileLayout(service: house, module: $0, access: options.access.keyword)
    }
    files = layouts.first?.files ?? []
    modules = layouts.dropFirst().map(\.files)
    types = house.types
    conflicts = house.decisions.conflicts
    unusedRenames = house.decisions.unused
  }

  /// The bindings in one file, which is named after the client.
  public var singleFile: SourceFile {
    SourceFile(joining: files, at: SourceFile.Path([], house.client.name))
  }

  /// The tests that hold the bindings to their recordings.
  ///
  /// `module` is where the bindings are compiled; `recordings` is the way from the tests' folder to
  /// the recordings, with forward slashes; `player` is the type among the tests that replays what
  /// clients of channels were recorded to do.
  public func contractTests(
    _ contract: Contract,
    module: SwiftName,
    recordings: String,
    player: SwiftName? = nil
  ) -> [SourceFile] {
    let blueprint = ContractDrafter(contract: contract, service: service, house: house)
      .blueprint(module: module, recordings: recordings, player: player)
    return ContractLayout(blueprint: blueprint).files
  }
}

extension Emitter.Options.Access {
  /// The keyword with its space; nothing for what Swift assumes.
  var keyword: Source {
    switch self {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }
}
