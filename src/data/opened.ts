const key = 'opened'
const most = 100

/** Paths of pages that were opened from lists in this tab, each with the address of its list; the latest last. */
const read = (): [path: string, list: string][] =>
  JSON.parse(sessionStorage.getItem(key) ?? '[]') as [path: string, list: string][]

export const rememberOpened = (path: string, list: string): void => {
  const others = read().filter(([opened]) => opened !== path)
  sessionStorage.setItem(key, JSON.stringify([...others, [path, list]].slice(-most)))
}

export const forgetOpened = (): void => sessionStorage.removeItem(key)

/** The list that a page was opened from, or the page that it lies below. */
export const listAbove = (path: string): string | null =>
  read().findLast(([opened]) => `${path}/`.startsWith(`${opened}/`))?.[1] ?? null

/** The page that was opened last from a list. */
export const lastOpened = (list: string): string | null => read().findLast(([, from]) => from === list)?.[0] ?? null
