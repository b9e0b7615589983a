import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentType, ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderTop: `1px solid ${tokens.colorStatusWarningBorder1}`,
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorNeutralForeground1,
  },
  text: { flexGrow: 1, flexBasis: '240px', margin: 0, overflowWrap: 'anywhere' },
  icon: { marginInlineEnd: tokens.spacingHorizontalS, verticalAlign: 'text-bottom', fontSize: tokens.fontSizeBase500 },
})

interface SessionNoticeProps {
  label: string
  icon: ComponentType<{ className: string; 'aria-hidden': true }>
  /** What leads out of it. */
  action: ReactNode
  children: ReactNode
}

/** At the foot of every page, what is out of the ordinary of a session, and what ends it. */
export const SessionNotice = ({ label, icon: Icon, action, children }: SessionNoticeProps) => {
  const classes = useStyles()
  return (
    <section className={classes.root} data-screen aria-label={label}>
      <p className={classes.text}>
        <Icon className={classes.icon} aria-hidden />
        {children}
      </p>
      {action}
    </section>
  )
}
