import { makeStyles, tokens } from '@fluentui/react-components'

const one = 'minmax(0, 1fr)'

/** What stands beside each other hangs on the width of the form, which may be a part of the page. */
export const useFillStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: one,
    gap: tokens.spacingVerticalL,
    containerName: 'fill',
    containerType: 'inline-size',
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: one,
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalXXL}`,
    alignItems: 'start',
  },
  columns1: { gridTemplateColumns: one },
  columns2: {
    '@container fill (min-width: 560px)': { gridTemplateColumns: `repeat(2, ${one})` },
  },
  columns3: {
    '@container fill (min-width: 560px) and (max-width: 799px)': { gridTemplateColumns: `repeat(2, ${one})` },
    '@container fill (min-width: 800px)': { gridTemplateColumns: `repeat(3, ${one})` },
  },
  wide: { gridColumn: '1 / -1' },
  page: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  inner: {
    margin: `0 0 ${tokens.spacingVerticalM}`,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
})
