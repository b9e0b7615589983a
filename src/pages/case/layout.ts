import { makeStyles, tokens } from '@fluentui/react-components'

/** Below this width, in px, everything stands in one column. */
const twoColumns = '@media (min-width: 1180px)'

export const useLayout = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    [twoColumns]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(360px, 30%)' },
  },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  /** Only where there are two columns. */
  wide: { display: 'none', [twoColumns]: { display: 'block' } },
  /** Only where there is one. */
  slim: { [twoColumns]: { display: 'none' } },
})
