import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withWords } from '../../data/language.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { isModalOpen } from '../../ui/shortcuts/shortcuts.ts'
import { narrow } from '../frame/measures.ts'

const load = withWords(() => import('./Palette.tsx'), ['palette', 'inspector'])

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    minWidth: 0,
    gap: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
  },
  wide: { [narrow]: { display: 'none' } },
  keys: {
    marginLeft: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [narrow]: { display: 'none' },
  },
})

const isMac = /mac|iphone|ipad/i.test(navigator.platform)

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey

/** Opens the palette, as Ctrl-K or Cmd-K does from everywhere but another dialog. */
export const PaletteButton = () => {
  const { t } = useTranslation()
  const classes = useStyles()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen((was) => !was && !isModalOpen())
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Button
        className={classes.root}
        data-tour="search"
        icon={<SearchRegular />}
        aria-label={t('searchEverywhere')}
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <span className={classes.wide}>{t('search')}</span>
        <kbd className={classes.keys}>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
      </Button>
      <Fetched wanted={open} load={load} props={{ onClose: close }} onFailed={close} />
    </>
  )
}
