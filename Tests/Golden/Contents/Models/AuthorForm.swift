// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct AuthorForm: MultipartEncodable, Hashable {
  public var name: String
  public var born: CalendarDate?

  public init(name: String, born: CalendarDate? = nil) {
    self.name = name
    self.born = born
  }

  public func encode(into form: inout MultipartForm) throws(InvalidRequest) {
    try form.value("name", name)
    try form.value("born", born)
  }
}
