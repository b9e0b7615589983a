const key = 'opened'
const most = 100

type Opened = readonly [path: string, list: string]

/** Paths of pages that were opened from lists in this tab, each with the address of its list; the latest last. */
let known: readonly Opened[] | null = null

const read = (): readonly Opened[] => (known ??= JSON.parse(sessionStorage.getItem(key) ?? '[]') as Opened[])

export const rememberOpened = (path: string, list: string): void => {
  const others = read().filter(([opened]) => opened !== path)
  known = [...others, [path, list] as const].slice(-most)
  sessionStorage.setItem(key, JSON.stringify(known))
}

export const forgetOpened = (): void => {
  known = null
  sessionStorage.removeItem(key)
}

/** The list that a page was opened from, or the page that it lies below. */
export const listAbove = (path: string): string | null =>
  read().findLast(([opened]) => `${path}/`.startsWith(`${opened}/`))?.[1] ?? null

/** The page that was opened last from a list. */
export const lastOpened = (list: string): string | null => read().findLast(([, from]) => from === list)?.[0] ?? null

/** Paths of the pages that were opened from lists, the latest first. */
export const latelyOpened = (): string[] =>
  read()
    .map(([path]) => path)
    .toReversed()
