/** What is made of an object, made once for as long as that is there; for objects that do not change. */
export const perObject = <K extends object, V extends {} | null>(make: (of: K) => V): ((of: K) => V) => {
  const made = new WeakMap<K, V>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known
    const value = make(of)
    made.set(of, value)
    return value
  }
}
