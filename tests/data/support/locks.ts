/** Locks of one origin, as a browser grants them: one holder a name, the others in their order. */
export const locks = () => {
  const last = new Map<string, Promise<unknown>>()
  return {
    request: <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const turn = (last.get(name) ?? Promise.resolve()).then(work)
      last.set(
        name,
        turn.catch(() => {}),
      )
      return turn
    },
  }
}
