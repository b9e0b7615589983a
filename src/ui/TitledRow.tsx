import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalM,
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  told: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    flexGrow: 1,
    flexBasis: '320px',
    minWidth: 0,
  },
  icon: { display: 'flex', flexShrink: 0, fontSize: '24px', color: tokens.colorNeutralForeground3 },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  name: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalM,
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  actions: { display: 'flex', flexShrink: 0, gap: tokens.spacingHorizontalS },
})

interface TitledRowProps {
  /** Says nothing that the name does not. */
  icon?: ReactNode
  name: ReactNode
  /** How it stands. */
  standing: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** One of a list that stand one under the other: what it is called, what is known of it, and what may be done. */
export const TitledRow = ({ icon, name, standing, actions, children }: TitledRowProps) => {
  const classes = useStyles()
  return (
    <li className={classes.row}>
      <div className={classes.told}>
        {icon && <span className={classes.icon}>{icon}</span>}
        <div className={classes.text}>
          <span className={classes.name}>
            {name}
            {standing}
          </span>
          {children}
        </div>
      </div>
      {actions && <span className={classes.actions}>{actions}</span>}
    </li>
  )
}

export const RowFacts = ({ children }: { children: ReactNode }) => <p className={useStyles().facts}>{children}</p>
