import SwiftSource

/// Which piece goes into which file.
struct FileLayout {
  let service: ServiceBlueprint
  let access: Source

  var files: [SourceFile] {
    var names = FileNames()
    let models = service.models.map { model in
      file(["Models"], model.name, &names, ModelTemplate(model: model, access: access).source)
    }
    let requests = service.requests.map { request in
      let template = RequestTemplate(request: request, access: access)
      return file(["Requests"], request.name, &names, template.source, imports: [.runtime])
    }
    let client = ClientLayout(service: service, access: access).files(&names)
    return (client + models + requests + webhooks(&names)).sorted { $0.path < $1.path }
  }

  private func webhooks(_ names: inout FileNames) -> [SourceFile] {
    guard let event = service.webhooks else { return [] }
    let all = WebhookEventTemplate(event: event, access: access).source
    return [file(["Webhooks"], event.name, &names, all, imports: [.runtime])]
      + event.webhooks.map { webhook in
        let source = WebhookTemplate(webhook: webhook, access: access).source
        return file(["Webhooks"], webhook.name, &names, source, imports: [.runtime])
      }
  }

  private func file(
    _ folders: [StaticString],
    _ name: SwiftName,
    _ names: inout FileNames,
    _ body: Source,
    imports: [TypeReference.Module] = []
  ) -> SourceFile {
    SourceFile(
      path: .init(folders.map { SwiftName(known: $0) }, names.claim(name)),
      header: SourceFile.header(generatedFrom: service.document),
      imports: imports,
      body: body
    )
  }
}

/// File names that differ even where upper and lower case are the same.
struct FileNames {
  private var taken: Set<String> = []

  /// The name of a file, or of one that extends the type of another.
  mutating func claim(_ name: SwiftName, extending type: SwiftName? = nil) -> SwiftName {
    let stem = type.map { "\($0.text)+" } ?? ""
    var candidate = name
    var number = 2
    while !taken.insert((stem + candidate.text).lowercased()).inserted {
      candidate = SwiftName("\(name.text)\(number)") ?? name
      number += 1
    }
    return candidate
  }
}

extension SourceFile {
  /// How every generated file begins, by which the command knows its own.
  public static let headerPrefix = "// Generated from "

  /// The folders that generated files lie in, beside the output folder itself.
  public static let folders = ["Models", "Requests", "Webhooks"]

  /// One line: what it comes from, and what to do instead of editing.
  static func header(generatedFrom document: String) -> String {
    "Generated from \(document). Edit the specification, then run `bindery generate`."
  }
}
