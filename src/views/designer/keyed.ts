import { keyOf } from '../../shared/forms/walk.ts'
import { partsIn, standOf, type Part, type Way } from './edit.ts'
import type { Definition } from '../../shared/forms/definition.ts'

/** All that is shown of a page, from top to bottom. */
const shownOn = (part: Part): string[] => [keyOf(part), ...partsIn(part).flatMap(shownOn)]

export const moves: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'into',
  ArrowLeft: 'out',
}

/** What an arrow chooses from what is chosen; null where there is nothing. */
export const chosenBy = (definition: Definition, selected: string, key: string): string | null => {
  const stand = standOf(definition, selected)!
  const at = definition.pages.findIndex((page) => keyOf(page) === stand.page)
  const shown = shownOn(definition.pages[at]!)
  const place = shown.indexOf(selected)
  const pageAt = (index: number) => {
    const page = definition.pages[index]
    return page ? keyOf(page) : null
  }
  switch (key) {
    case 'ArrowUp':
      return shown[place - 1] ?? null
    case 'ArrowDown':
      return shown[place + 1] ?? null
    case 'ArrowLeft':
      return stand.parent
    case 'ArrowRight': {
      const [first] = partsIn(stand.part)
      return first ? keyOf(first) : null
    }
    case 'Home':
      return shown[0]!
    case 'End':
      return shown.at(-1)!
    case 'PageUp':
      return pageAt(at - 1)
    case 'PageDown':
      return pageAt(at + 1)
    default:
      return null
  }
}

/** Where keys and the clipboard are for what is typed, or for a text that is marked. */
export const isForText = (target: EventTarget | null): boolean => {
  const isTyped =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null
  return isTyped || document.getSelection()?.isCollapsed === false
}
