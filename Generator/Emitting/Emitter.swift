import Shape
import SwiftSource

/// Generates the Swift bindings of a service: the second stage of the pipeline.
public struct Emitter {
  /// The settings of the generated Swift, independent of the service.
  public struct Options: Hashable, Sendable {
    /// The access level of the generated declarations.
    public enum Access: String, Hashable, Sendable {
      case `public`, package, `internal`
    }

    /// A module in addition to the main one.
    public struct Module: Hashable, Sendable {
      public var name: SwiftName
      /// The operations in the module.
      ///
      /// Models that only they use are in it, too.
      public var operations: Set<Operation.ID>

      public init(name: SwiftName, operations: Set<Operation.ID>) {
        self.name = name
        self.operations = operations
      }
    }

    public var access: Access
    /// The name of the client's type; derived from the title if nil.
    public var client: String?
    /// The names of the types with the servers and connection policies of each AsyncAPI document;
    /// derived from its title if nil.
    public var realtime: [String?]
    /// Whether a service with WebSocket servers gets a client of its channels.
    public var connectsChannels: Bool
    /// Whether the client has protocols of its operations, and a fake that conforms to them.
    public var hasFakes: Bool
    public var renames: [Rename]
    /// The main module, which the other modules import.
    public var module: SwiftName?
    /// The additional modules.
    ///
    /// Each operation is in at most one of them.
    public var modules: [Module]

    public init(
      access: Access = .public,
      client: String? = nil,
      realtime: [String?] = [],
      connectsChannels: Bool = true,
      hasFakes: Bool = false,
      renames: [Rename] = [],
      module: SwiftName? = nil,
      modules: [Module] = []
    ) {
      self.access = access
      self.client = client
      self.realtime = realtime
      self.connectsChannels = connectsChannels
      self.hasFakes = hasFakes
      self.renames = renames
      self.module = module
      self.modules = modules
    }
  }

  /// The files of the main module, sorted by path.
  public let files: [SourceFile]
  /// The files of the additional modules, in the order of the options.
  public let modules: [[SourceFile]]
  /// The top-level types of the bindings.
  public let types: [SwiftName]
  /// The naming conflicts that a rename should resolve.
  public let conflicts: [NamingConflict]
  /// The renames that match no declaration.
  public let unusedRenames: [Rename]

  private let service: Service
  private let blueprint: ServiceBlueprint
  private let layouts: [FileLayout]
  private let modulesOfLayouts: [TypeReference.Module?]

  public init(_ service: Service, _ options: Options = Options()) {
    self.service = service
    let blueprint = ServiceDrafter(service, options).blueprint()
    self.blueprint = blueprint
    layouts = blueprint.modules.map {
      FileLayout(service: blueprint, module: $0, access: options.access.keyword)
    }
    modulesOfLayouts = ([options.module] + options.modules.map(\.name)).map { name in
      name.map { TypeReference.Module($0) }
    }
    files = layouts.first?.files ?? []
    modules = layouts.dropFirst().map(\.files)
    types = blueprint.types
    conflicts = blueprint.decisions.conflicts + blueprint.lookalikes
    unusedRenames = blueprint.decisions.unused
  }

  /// Returns the fakes of the client's operations in each module, the main one first.
  ///
  /// - Parameter areSeparate: Whether they are in a module of their own, which imports the others.
  public func fakes(areSeparate: Bool) -> [[SourceFile]] {
    zip(layouts, modulesOfLayouts).map { layout, module in
      layout.fakes(importing: areSeparate ? [module].compactMap(\.self) : nil)
    }
  }

  /// The bindings in a single file that is named after the client.
  public var singleFile: SourceFile {
    let fakes = fakes(areSeparate: false).flatMap(\.self)
    return SourceFile(joining: files + fakes, at: SourceFile.Path([], blueprint.client.name))
  }

  /// Returns the tests that compare the bindings with recorded traffic.
  ///
  /// - Parameters:
  ///   - module: The module of the bindings.
  ///   - recordings: The path from the folder of the tests to the recordings, with forward slashes.
  ///   - documents: The paths to the documents, for the locations of failures.
  ///   - player: The type in the test target that replays recorded sessions of channels.
  public func contractTests(
    _ contract: Contract,
    module: SwiftName,
    recordings: String,
    documents: [String] = [],
    player: SwiftName? = nil
  ) -> [SourceFile] {
    let tests = ContractDrafter(contract: contract, service: service, serviceBlueprint: blueprint)
      .blueprint(module: module, recordings: recordings, documents: documents, player: player)
    return ContractLayout(blueprint: tests).files
  }

  /// Returns the names of the tests of each recorded entry: `ListBooksContractTests/testListBooks`.
  public func contractTestNames(
    _ contract: Contract,
    player: SwiftName? = nil
  ) -> [Contract.Entry: [String]] {
    let tests = ContractDrafter(contract: contract, service: service, serviceBlueprint: blueprint)
      .blueprint(module: blueprint.client.name, recordings: "", documents: [], player: player)
    return ContractTestNames(tests, contract).all
  }
}

extension Emitter.Options.Access {
  /// The keyword with a trailing space; empty for Swift's default, `internal`.
  var keyword: Source {
    switch self {
    case .public: "public "
    case .package: "package "
    case .internal: ""
    }
  }
}
