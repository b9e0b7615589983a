import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { useDesign } from './design.ts'
import { copiedText } from './designer.view.ts'
import { isForText } from './keyed.ts'

/** Keys and clipboard, wherever in the designer; where something is typed they are for the text. */
export const Keys = ({ className, children }: { className: string; children: ReactNode }) => {
  const { actor } = useDesign()
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isForText(event.target)) return
    const key = event.key.toLowerCase()
    const { selected } = actor.getSnapshot().context
    if (key === 'z') actor.send({ type: event.shiftKey ? 'redone' : 'undone' })
    else if (key === 'y') actor.send({ type: 'redone' })
    else if (key === 'd') actor.send({ type: 'item.duplicated', key: selected })
    else return
    event.preventDefault()
  }
  const copy = (event: ClipboardEvent, isCut: boolean) => {
    if (isForText(event.target)) return
    const { selected } = actor.getSnapshot().context
    actor.send({ type: 'item.copied', key: selected })
    event.clipboardData.setData('text/plain', copiedText(actor.getSnapshot()) ?? '')
    event.preventDefault()
    if (isCut) actor.send({ type: 'item.removed', key: selected })
  }
  const paste = (event: ClipboardEvent) => {
    if (isForText(event.target)) return
    event.preventDefault()
    actor.send({ type: 'text.pasted', text: event.clipboardData.getData('text/plain') })
  }
  return (
    <div
      role="presentation"
      className={className}
      onKeyDown={press}
      onCopy={(event) => copy(event, false)}
      onCut={(event) => copy(event, true)}
      onPaste={paste}
    >
      {children}
    </div>
  )
}
