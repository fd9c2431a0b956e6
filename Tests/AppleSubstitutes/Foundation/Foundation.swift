// The additions of Apple's Foundation: the network and XML, which have modules of their own on
// Linux, and missing functions.
@_exported import FoundationNetworking
@_exported import FoundationXML

extension Stream {
  public class func getBoundStreams(
    withBufferSize bufferSize: Int,
    inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {}
}
