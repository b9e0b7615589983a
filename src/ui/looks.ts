import { tokens } from '@fluentui/react-components'

const line = `1px solid ${tokens.colorNeutralStroke2}`
const cut = { overflow: 'hidden', textOverflow: 'ellipsis' } as const

/** What a list is made of looks like, whether it is drawn by its components or stands in the page before any script is there. */
export const looks = {
  tabs: { display: 'flex', flexShrink: 0, borderBottom: line, color: tokens.colorNeutralForeground2 },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    minHeight: '44px',
    padding: `0 ${tokens.spacingHorizontalM}`,
  },
  chosenTab: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },

  table: { width: '100%', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  header: {
    height: '44px',
    padding: `0 ${tokens.spacingHorizontalSNudge}`,
    textAlign: 'start',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: line,
  },
  sort: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  cell: {
    height: '44px',
    padding: `0 ${tokens.spacingHorizontalSNudge}`,
    whiteSpace: 'nowrap',
    borderBottom: line,
    ...cut,
  },
  short: { maxWidth: '18ch' },
  long: { maxWidth: '27ch' },
  end: { textAlign: 'end' },
  first: { borderRight: line },
  mark: { width: '44px', minWidth: '44px', padding: 0 },
  link: {
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
  },

  cards: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  card: {
    display: 'grid',
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    border: line,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  cardHead: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  cardLink: {
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    margin: 0,
  },
  factLabel: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  fact: { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },

  badge: {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    padding: '2px 7px',
    verticalAlign: 'middle',
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    ...cut,
  },
} as const
