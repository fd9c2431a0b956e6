import Foundation

@main
struct SandboxCommand {
  static func main() async {
    do {
      switch try Command(Array(CommandLine.arguments.dropFirst())) {
      case .help(let help): Terminal.result(help.text)
      case .pubNub(let options): exit(Serving.pubNub(options))
      case .pusher(let options): exit(Serving.pusher(options))
      case .chatCenter(let options): exit(Serving.chatCenter(options))
      case .demoPubNub: exit(await DemoPubNub().run())
      case .demoPusher: exit(await DemoPusher().run())
      case .demoChatCenter: exit(await DemoChatCenter().run())
      }
    } catch {
      Terminal.failure("sandbox: \(error)\nTry sandbox --help.")
      exit(2)
    }
  }
}
