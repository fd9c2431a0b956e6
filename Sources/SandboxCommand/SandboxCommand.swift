import Foundation

@main
struct SandboxCommand {
  static func main() async {
    do {
      switch try Command(Array(CommandLine.arguments.dropFirst())) {
      case .help(let help): Terminal.result(help.text)
      case .pubNub(let options): exit(ServePubNub(options).run())
      case .pusher(let options): exit(ServePusher(options).run())
      case .chatCenter(let options): exit(ServeChatCenter(options).run())
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
