import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { NativeDialog } from '../../ui/modal/NativeDialog.tsx'
import { Drawer } from './Drawer.tsx'
import { drawerWidth } from '../frame/measures.ts'

const useStyles = makeStyles({
  root: {
    width: `${drawerWidth}px`,
    maxWidth: '85vw',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    backgroundColor: tokens.colorNeutralBackground2,
  },
})

/** The drawer over the page, where there is no room beside it. */
export const OverlayDrawer = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation()
  const classes = useStyles()
  const { pathname } = useLocation()
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current !== pathname) onClose()
  }, [pathname, onClose])
  return (
    <NativeDialog className={classes.root} label={t('mainMenu')} onClose={onClose}>
      <Drawer onClose={onClose} />
    </NativeDialog>
  )
}
