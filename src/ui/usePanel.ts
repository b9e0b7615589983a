import { useState, type MouseEvent } from 'react'

/** A panel that a button opens, loaded when it is first wanted; closing gives the focus back to the button. */
export const usePanel = () => {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(false)
  const toggle = (event: MouseEvent<HTMLElement>) => {
    setTarget(event.currentTarget)
    setOpen(!open)
  }
  const onClose = () => {
    setOpen(false)
    target?.focus()
  }
  return { target, open, toggle, panel: { target, open, onClose } }
}
