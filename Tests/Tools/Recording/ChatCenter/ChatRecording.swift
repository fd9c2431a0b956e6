import BinderyTesting
import Foundation

/// Records scenes with a local Chat Center, each as `FOLDER/SCENE.har`.
///
///     ChatRecording FOLDER [SCENE…]
@main
struct ChatRecording {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first else { end("usage: ChatRecording FOLDER [SCENE…]") }
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
    let selected = arguments.dropFirst()
    if let unknown = selected.first(where: { name in !Scene.all.contains { $0.key == name } }) {
      let names = Scene.all.map(\.key).joined(separator: ", ")
      end("there is no scene “\(unknown)”; the scenes are \(names)")
    }
    for (name, scene) in Scene.all where selected.isEmpty || selected.contains(name) {
      do {
        let archive = try await Stage.play(scene)
        let file = URL(fileURLWithPath: folder).appending(path: name + ".har")
        try Data((archive.indented + "\n").utf8).write(to: file)
        print("\(name): \(archive["log"]?["entries"]?.array?.count ?? 0) entries")
      } catch {
        end("\(name): \(error)")
      }
    }
  }

  private static func end(_ reason: String) -> Never {
    FileHandle.standardError.write(Data("error: \(reason)\n".utf8))
    exit(2)
  }
}
