interface Noted {
  id: string
  name: string
}

const noted = new WeakMap<object, Noted>()

export const noteActing = (request: object, { id, name }: Noted): void => void noted.set(request, { id, name })

/** For whom a call was made, as everything says that is told of it. */
export const actedFor = (request: object): Noted | undefined => noted.get(request)
