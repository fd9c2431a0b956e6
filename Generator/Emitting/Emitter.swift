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

    public var access: Access
    /// The name of the client's type; made from the title when none is given.
    public var client: String?
    public var renames: [Rename]

    public init(access: Access = .public, client: String? = nil, renames: [Rename] = []) {
      self.access = access
      self.client = client
      self.renames = renames
    }
  }

  /// The bindings, in the order of their paths.
  public let files: [SourceFile]
  /// The names that a person should choose.
  public let conflicts: [NamingConflict]
  /// The renames that named nothing.
  public let unusedRenames: [Rename]

  private let service: Service
  private let house: ServiceBlueprint

  public init(_ service: Service, _ options: Options = Options()) {
    self.service = service
    house = ServiceDrafter(service, options).blueprint()
    files = FileLayout(service: house, access: options.access.keyword).files
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
  /// the recordings, with forward slashes.
  public func contractTests(
    _ contract: Contract,
    module: SwiftName,
    recordings: String
  ) -> [SourceFile] {
    let drafter = ContractDrafter(contract: contract, service: service, house: house)
    return ContractLayout(blueprint: drafter.blueprint(module: module, recordings: recordings))
      .files
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
