import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { chrome } from '../../ui/chrome.ts'
import { OnScreen } from '../../ui/OnScreen.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { Mark } from './Mark.tsx'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    boxSizing: 'border-box',
    minHeight: '100dvh',
    padding: tokens.spacingHorizontalXXL,
    backgroundColor: tokens.colorNeutralBackground3,
    backgroundImage: `radial-gradient(60rem 40rem at 50% -10rem, ${chrome.tint}, transparent)`,
    '@media (max-width: 480px)': { padding: tokens.spacingHorizontalL },
    '@media print': {
      display: 'block',
      minHeight: 0,
      padding: 0,
      backgroundImage: 'none',
      backgroundColor: 'transparent',
    },
  },
  header: { display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
  main: { display: 'grid', placeItems: 'center', paddingBlock: tokens.spacingVerticalXXL },
  card: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '440px',
    padding: '40px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    '@media (max-width: 480px)': { padding: tokens.spacingHorizontalXXL },
    '@media print': { maxWidth: 'none', padding: 0, boxShadow: 'none' },
  },
  wide: { maxWidth: '880px', '@media (max-width: 480px)': { padding: tokens.spacingHorizontalL } },
})

/** Of the pages without a session: no drawer, no top bar. */
export const CleanLayout = ({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) => {
  const classes = useStyles()
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <Mark />
        <OnScreen>
          <LanguageChoice />
        </OnScreen>
      </header>
      <main className={classes.main}>
        <div className={mergeClasses(classes.card, isWide && classes.wide)}>{children}</div>
      </main>
    </div>
  )
}
