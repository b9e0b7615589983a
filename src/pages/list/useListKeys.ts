import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../ui/shortcuts/shortcuts.ts'

/** The focus goes from row to row by j and k; Enter follows the link that has it, and x marks its row. */
export const useListKeys = (frame: RefObject<HTMLElement | null>): void => {
  const { t } = useTranslation('list')
  const links = () => [...(frame.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const rowOf = (element: Element | null) => element?.closest('tr')
  const step = (by: 1 | -1) => {
    const all = links()
    const at = all.findIndex((link) => rowOf(link) === rowOf(document.activeElement))
    all[at < 0 ? (by > 0 ? 0 : all.length - 1) : Math.max(0, Math.min(all.length - 1, at + by))]?.focus()
  }
  const mark = () => rowOf(document.activeElement)?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  useShortcut('j', t('keys.next'), () => step(1))
  useShortcut('k', t('keys.previous'), () => step(-1))
  useShortcut('x', t('keys.mark'), mark)
}
