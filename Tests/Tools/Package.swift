// swift-tools-version: 6.1
import PackageDescription

let runtime = Target.Dependency.product(name: "BinderyRuntime", package: "Bindery")
let realtime = Target.Dependency.product(name: "BinderyRealtime", package: "Bindery")
let xml = Target.Dependency.product(name: "BinderyXML", package: "Bindery")
let testing = Target.Dependency.product(name: "BinderyTesting", package: "Bindery")
let chatCenter = Target.Dependency.product(name: "ChatCenterUI", package: "Bindery")
let pubnub = Target.Dependency.product(name: "PubNubSDK", package: "Bindery")
let pusher = Target.Dependency.product(name: "PusherSwift", package: "Bindery")
// Internal targets of Bindery: the sandbox and a client's user; the stages of the generator, and
// generated code of the tests.
let recording = Target.Dependency.product(name: "_Recording", package: "Bindery")
let fuzzing = Target.Dependency.product(name: "_Fuzzing", package: "Bindery")

// Programs that try what is built: real documents, invalid input, foreign clients and servers.
let package = Package(
  name: "Tools",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Bindery", path: "../..")],
  targets: [
    // Generated code needs the runtime's modules beside the tool.
    .executableTarget(name: "Corpus", dependencies: [realtime], path: "Corpus"),
    .executableTarget(
      name: "Interop",
      dependencies: [runtime, pubnub, pusher],
      path: "Interop",
      exclude: ["led.py", "pubnub_sdk.py", "pusher_sdk.py"]
    ),
    .executableTarget(
      name: "Recording",
      dependencies: [pusher],
      path: "Recording/Channels",
      exclude: ["peers.py", "pusher_channels.py"]
    ),
    .executableTarget(
      name: "ChatRecording",
      dependencies: [runtime, testing, chatCenter, recording],
      path: "Recording/ChatCenter"
    ),
    .executableTarget(
      name: "Autobahn",
      dependencies: [realtime],
      path: "Autobahn",
      exclude: ["table.py"]
    ),
    .executableTarget(
      name: "Robustness",
      dependencies: [runtime, realtime],
      path: "Robustness",
      exclude: ["feed.py"]
    ),
    .executableTarget(
      name: "Fuzzing",
      dependencies: [runtime, realtime, xml, testing, pubnub, pusher, fuzzing],
      path: "Fuzzing",
      exclude: ["documents.dict"]
    ),
  ]
)
