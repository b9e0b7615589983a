import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    flexShrink: 0,
    gap: '1px',
    margin: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralStroke2,
    overflow: 'hidden',
  },
  /** Those of the last row have its whole room. */
  card: {
    flex: '1 1 200px',
    minWidth: 0,
    boxSizing: 'border-box',
    ':first-child': { flex: '1 1 96px' },
    '@media (max-width: 767px)': { ':nth-child(n)': { flex: '1 1 calc(50% - 1px)' } },
    minHeight: '44px',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  label: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  figure: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
})

export interface Figure {
  id: string
  label: string
  /** One of each currency. */
  figures: readonly string[]
}

/** Figures of a list beside one another; what is not known yet has its room. */
export const Figures = ({
  label,
  figures,
  isKnown,
}: {
  label: string
  figures: readonly Figure[]
  isKnown: boolean
}) => {
  const classes = useStyles()
  return (
    <dl className={classes.root} aria-label={label}>
      {figures.map((one) => (
        <div key={one.id} className={classes.card}>
          <dt className={classes.label}>{one.label}</dt>
          {(one.figures.length > 0 ? one.figures : [isKnown ? '–' : '\u00a0']).map((figure) => (
            <dd key={figure} className={classes.figure}>
              {figure}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
