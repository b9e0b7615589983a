import { makeStyles, tokens } from '@fluentui/react-components'

const oneColumn = '@media (max-width: 1179px)'

export const useColumns = makeStyles({
  columns: {
    display: 'grid',
    // One where something is read beside them.
    gridTemplateColumns: 'var(--beside-columns, minmax(0, 1fr) minmax(360px, 30%))',
    gap: tokens.spacingHorizontalL,
    alignItems: 'start',
    [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  /** As high as the other, so that what stays in sight does so to the end. */
  aside: { alignSelf: 'stretch', alignContent: 'start' },
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  /** Only where there are two columns. */
  wide: { [oneColumn]: { display: 'none' } },
  /** Only where there is one. */
  slim: { display: 'none', [oneColumn]: { display: 'contents' } },
})
