// Generated from lights.yaml. Edit the specification, then run `bindery generate`.

import BinderyRealtime

/// Lights.
public enum Lights {
  public static func broker(port: String = "8883") -> RealtimeServer {
    RealtimeServer(template: "mqtts://broker.lights.test:{port}", ["port": port])
  }
}
