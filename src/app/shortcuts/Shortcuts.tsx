import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { recall } from '../../data/persisted.ts'
import { withWords } from '../../data/language.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { shortcutFor, useHelpWanted, useShortcut, wantHelp } from '../../ui/shortcuts/shortcuts.ts'

const load = withWords(() => import('./ShortcutHelp.tsx'), ['shortcuts'])

/** Listens for the keys of the page, unless the person has switched them off, and tells which there are. */
export const Shortcuts = () => {
  const { t } = useTranslation()
  const isWanted = useHelpWanted()
  const close = useCallback(() => wantHelp(false), [])
  useShortcut('?', t('profileMenu.shortcuts'), () => wantHelp(true))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const found = recall('shortcuts') === 'off' ? null : shortcutFor(event)
      if (!found) return
      event.preventDefault()
      found.run()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return <Fetched wanted={isWanted} load={load} props={{ onClose: close }} onFailed={close} />
}
