import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { NavigationRegular } from '@fluentui/react-icons'
import { lazy, Suspense, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { withWords } from '../../data/language.ts'
import { useFollowed } from '../../pages/exports/followed.ts'
import { useShownTitle } from '../../ui/pageTitle.ts'
import { LazyBell } from '../bell/LazyBell.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { narrow, topBarHeight, topLine } from '../frame/measures.ts'
import { Profile } from './Profile.tsx'

const ExportStatus = lazy(withWords(() => import('../../pages/exports/ExportStatus.tsx'), ['exports']))

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 10,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    height: `${topBarHeight}px`,
    paddingInline: tokens.spacingHorizontalXXL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: topLine,
    [narrow]: { paddingInline: tokens.spacingHorizontalM },
  },
  menu: { display: 'none', [narrow]: { display: 'inline-flex' } },
  title: {
    flexGrow: 1,
    margin: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
})

interface TopBarProps {
  heading: RefObject<HTMLHeadingElement | null>
  onOpenMenu(): void
}

export const TopBar = ({ heading, onOpenMenu }: TopBarProps) => {
  const { t } = useTranslation()
  const classes = useStyles()
  const isFollowed = useFollowed()
  return (
    <header className={classes.root} data-screen>
      <Button
        className={classes.menu}
        appearance="subtle"
        icon={<NavigationRegular />}
        aria-label={t('openMenu')}
        onClick={onOpenMenu}
      />
      <h1 ref={heading} className={classes.title} tabIndex={-1}>
        {useShownTitle()}
      </h1>
      {isFollowed && (
        <Suspense>
          <ExportStatus />
        </Suspense>
      )}
      <LazyBell />
      <PaletteButton />
      <Profile />
    </header>
  )
}
