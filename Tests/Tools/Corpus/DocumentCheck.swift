import Foundation

/// One document on its way: generated, printed for its number of operations, type-checked.
struct DocumentCheck {
  private enum Stage { case generation, shape, typeCheck }

  private(set) var verdict: DocumentResult
  private let description: CorpusDocument
  private let tools: Tools
  private let folder: URL
  private var stage = Stage.generation
  private var files: [URL] = []

  init(_ description: CorpusDocument, _ tools: Tools, folder: URL) throws {
    self.description = description
    self.tools = tools
    self.folder = folder
    verdict = DocumentResult(document: description.name, path: description.entry.path)
    verdict.bytes =
      try FileManager.default.attributesOfItem(atPath: description.entry.path)[.size] as? Int ?? 0
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
  }

  private var output: URL { folder.appending(path: "Generated") }
  private var said: URL { folder.appending(path: "said.txt") }
  private var answered: URL { folder.appending(path: "answered.txt") }

  /// Begins the stage that is next.
  func start() throws -> Child {
    let words =
      switch stage {
      case .generation: tools.generation(of: description, into: output)
      case .shape: tools.shape(of: description)
      case .typeCheck: tools.typeCheck(of: files)
      }
    return try Child(words, output: answered, errors: said)
  }

  /// Takes in how a stage ended; true where another one follows.
  mutating func proceed(after ending: Child.ProcessResult) throws -> Bool {
    let words = String(decoding: try Data(contentsOf: said), as: UTF8.self)
    switch stage {
    case .generation:
      verdict.count(words)
      verdict.processorSeconds = ending.processorSeconds
      verdict.peakMegabytes = ending.peakMegabytes
      verdict.generates = ending.status == 0
      try takeStock()
      stage = .shape
    case .shape:
      verdict.operations = try operations()
      stage = .typeCheck
    case .typeCheck:
      verdict.typeCheckSeconds = ending.processorSeconds
      verdict.typeChecks = ending.status == 0
      if ending.status != 0 { verdict.complain(words, ending) }
      return false
    }
    guard ending.status == 0 else {
      verdict.complain(words, ending)
      return false
    }
    return true
  }

  private mutating func takeStock() throws {
    files = try FileManager.default.subpathsOfDirectory(atPath: output.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { output.appending(path: $0) }
    verdict.lines = try files.map { file in
      try Data(contentsOf: file).count { $0 == UInt8(ascii: "\n") }
    }.reduce(0, +)
  }

  /// Of AsyncAPI the channels.
  private func operations() throws -> Int {
    String(decoding: try Data(contentsOf: answered), as: UTF8.self)
      .split(separator: "\n").count { $0.hasPrefix("operation ") || $0.hasPrefix("channel ") }
  }
}
