import Dispatch

#if canImport(CDispatch)
  import CDispatch
#endif

extension DispatchQueue {
  /// The label of the current queue; "Unknown Queue" if it has none.
  public static var currentLabel: String {
    #if canImport(CDispatch)
      let label = String(cString: dispatch_queue_get_label(nil))
    #else
      let label = String(cString: __dispatch_queue_get_label(nil))
    #endif
    return label.isEmpty ? "Unknown Queue" : label
  }
}
