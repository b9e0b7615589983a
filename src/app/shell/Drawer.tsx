import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { productName } from '../../shared/product.ts'
import { Logo } from './Logo.tsx'
import { topBarHeight, topLine } from '../frame/measures.ts'
import { Menu } from './Menu.tsx'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    height: '100%',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  logo: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    height: `${topBarHeight}px`,
    paddingInline: tokens.spacingHorizontalXL,
    /** Over the edge of the drawer. */
    marginRight: '-1px',
    boxShadow: topLine,
  },
  close: { flexShrink: 0, marginLeft: 'auto' },
  menu: { flexGrow: 1, overflowY: 'auto', padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}` },
  powered: {
    flexShrink: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
})

interface DrawerProps {
  className?: string
  /** Given where the drawer lies over the page. */
  onClose?(): void
}

export const Drawer = ({ className, onClose }: DrawerProps) => {
  const { t } = useTranslation()
  const classes = useStyles()
  return (
    <aside className={mergeClasses(classes.root, className)}>
      <div className={classes.logo}>
        <Logo />
        {onClose && (
          <Button
            className={classes.close}
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={t('close')}
            onClick={onClose}
          />
        )}
      </div>
      <nav className={classes.menu} aria-label={t('mainMenu')} data-tour="menu">
        <Menu />
      </nav>
      <div className={classes.powered}>{t('poweredBy', { name: productName })}</div>
    </aside>
  )
}
