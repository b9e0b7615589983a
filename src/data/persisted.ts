const storeKey = 'exam'

interface Persisted {
  organisation: unknown
  appPersisted: Record<string, unknown>
}

/** What this browser keeps between visits, beside the cookies; read anew each time, since other tabs write it too. */
const read = (): Persisted => {
  try {
    const stored = JSON.parse(localStorage.getItem(storeKey) ?? '') as Persisted
    return { organisation: stored.organisation ?? null, appPersisted: { ...stored.appPersisted } }
  } catch {
    return { organisation: null, appPersisted: {} }
  }
}

const write = (persisted: Persisted) => localStorage.setItem(storeKey, JSON.stringify(persisted))

export const recall = (key: string): unknown => read().appPersisted[key] ?? null

/** `null` forgets. */
export const remember = (key: string, value: unknown): void => {
  const persisted = read()
  if (value === null) delete persisted.appPersisted[key]
  else persisted.appPersisted[key] = value
  write(persisted)
}

export const recallOrganisation = (): unknown => read().organisation

export const rememberOrganisation = (organisation: unknown): void => write({ ...read(), organisation })

export const forgetEverything = (): void => localStorage.removeItem(storeKey)

/** Calls back when another tab has written. */
export const onPersistedElsewhere = (hear: () => void): (() => void) => {
  const listen = (event: StorageEvent) => {
    if (event.key === storeKey) hear()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
