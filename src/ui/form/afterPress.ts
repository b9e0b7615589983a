/** What waits for the press that is going on; null while there is none. */
let waiting: (() => void)[] | null = null

const begin = ({ button }: MouseEvent) => {
  if (button === 0) waiting ??= []
}

const end = () => {
  const due = waiting
  waiting = null
  if (due) setTimeout(() => due.forEach((work) => work()))
}
if (typeof document !== 'undefined') {
  addEventListener('mousedown', begin, true)
  // Menus of the system swallow the end of a press; who types presses nothing.
  for (const event of ['mouseup', 'dragend', 'keydown']) addEventListener(event, end, true)
}

/** Once what is being pressed has been clicked: it must not move away from under the pointer meanwhile. */
export const afterPress = (work: () => void): void => {
  if (waiting) waiting.push(work)
  else work()
}
