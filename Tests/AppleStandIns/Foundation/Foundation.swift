// What Apple's Foundation has beside that of Linux: the network, which is a module of its own
// there, and what is not in it.
@_exported import FoundationNetworking

extension Stream {
  public class func getBoundStreams(
    withBufferSize bufferSize: Int,
    inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {}
}
