export interface Notice {
  kind: 'success' | 'error'
  /** In the reader's language; without it the snackbar says 'Done' or 'Error'. */
  text?: string
  /** Set in bold before the text, as submit failures and refused routes want it. */
  lead?: string
}

export interface Shown extends Notice {
  id: number
}

let shown: readonly Shown[] = []
let last = 0
const hearers = new Set<() => void>()

const show = (next: readonly Shown[]) => {
  shown = next
  hearers.forEach((hear) => hear())
}

export const notices = (): readonly Shown[] => shown

/** Shows a snackbar. The same words twice are one that stays longer, and a success takes away what had failed before it. */
export const notify = (notice: Notice): void => {
  const isOver = (other: Notice) =>
    (other.kind === notice.kind && other.text === notice.text) || (notice.kind === 'success' && other.kind === 'error')
  show([...shown.filter((other) => !isOver(other)), { ...notice, id: ++last }].slice(-3))
}

export const dismiss = (id: number): void => show(shown.filter((notice) => notice.id !== id))

export const onNotices = (hear: () => void): (() => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}
