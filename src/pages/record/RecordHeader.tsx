import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { isMobile } from '../../data/viewport.ts'
import type { Area } from '../../shared/area/types.ts'
import { BackLink } from './BackLink.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
  },
  name: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  quiet: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    marginInlineStart: 'auto',
  },
})

interface RecordHeaderProps {
  area: Area
  record?: Readonly<Record<string, unknown>>
  name: string
  /** Beside the name. */
  number?: string
  /** How it stands, in badges and few words. */
  marks?: ReactNode
  text?: string
  actions?: ReactNode
}

/** Which record it is and how it stands, with the way back to its list. */
export const RecordHeader = ({ area, record, name, number, marks, text, actions }: RecordHeaderProps) => {
  const classes = useStyles()
  return (
    <header className={classes.root}>
      {!isMobile() && (
        <div data-screen>
          <BackLink area={area} record={record} />
        </div>
      )}
      <div className={classes.line}>
        <h2 className={classes.name}>{name}</h2>
        {number && <span className={classes.quiet}>{number}</span>}
        {marks}
        {actions && (
          <div className={classes.actions} data-screen>
            {actions}
          </div>
        )}
      </div>
      {text && <div className={classes.quiet}>{text}</div>}
    </header>
  )
}
