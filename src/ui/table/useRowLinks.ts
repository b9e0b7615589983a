import { useCallback, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'

/** Whether a click is to be followed here, not in another tab. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented

/** Follows the link of a row, wherever in the row it is clicked: a router's link for each would cost more than the row. */
export const useRowLinks = <R>(onOpen: (row: R) => void) => {
  const navigate = useNavigate()
  return useCallback(
    (event: MouseEvent, row: R): void => {
      const target = event.target as Element
      const link = target.closest('[data-row]')
      if (link) {
        onOpen(row)
        if (!isPlain(event)) return
        event.preventDefault()
        void navigate(link.getAttribute('href')!)
      } else if (!target.closest('a, button, label') && !getSelection()?.toString()) {
        const { ctrlKey, metaKey, shiftKey } = event
        const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })
        event.currentTarget.querySelector('[data-row]')?.dispatchEvent(click)
      }
    },
    [navigate, onOpen],
  )
}
