/// An old and a new description of the same service.
struct Descriptions<Value> {
  let old: Value
  let new: Value
}
