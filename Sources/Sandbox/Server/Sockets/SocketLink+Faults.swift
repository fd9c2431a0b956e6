extension SocketLink {
  /// Applies the faults that don't depend on the service; each service handles the others itself.
  func inject(_ effect: ConnectionFault.Effect) {
    switch effect {
    case .close, .error: break
    case .drop: put(.drop(byReset: false))
    case .reset: put(.drop(byReset: true))
    case .stopResponding: mute()
    case .cut:
      // The head announces 256 bytes.
      put(.bytes([0x81, 126, 1, 0] + Array(#"{"event":"cu"#.utf8)))
      put(.drop(byReset: false))
    case .bytes(let malformation): put(.bytes(malformation.bytes))
    }
  }
}
