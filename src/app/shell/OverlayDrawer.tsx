import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Drawer } from './Drawer.tsx'
import { drawerWidth } from './measures.ts'

const useStyles = makeStyles({
  root: {
    width: `${drawerWidth}px`,
    maxWidth: '85vw',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 'none',
    color: 'inherit',
    backgroundColor: tokens.colorNeutralBackground2,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
  },
})

/** The drawer over the page, where there is no room beside it. */
export const OverlayDrawer = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation()
  const classes = useStyles()
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const opened = useRef(pathname)
  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    if (opened.current !== pathname) onClose()
  }, [pathname, onClose])
  return (
    <dialog ref={dialog} className={classes.root} aria-label={t('mainMenu')} closedby="any" onClose={onClose}>
      <Drawer onClose={onClose} />
    </dialog>
  )
}
