import { makeStyles, tokens } from '@fluentui/react-components'
import { looks } from '../looks.ts'
import { saidOnly } from '../saidOnly.ts'

/** Below this width rows become cards. */
const narrow = '@media screen and (max-width: 767px)'
const paper = '@media print'

const hidden = { ...saidOnly, whiteSpace: 'nowrap' } as const

export const useTableStyles = makeStyles({
  scroller: {
    position: 'relative',
    overflow: 'auto',
    minHeight: 0,
    flexGrow: 1,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    [narrow]: { overflow: 'visible', backgroundColor: 'transparent' },
    [paper]: { overflow: 'visible' },
  },
  table: {
    ...looks.table,
    borderCollapse: 'separate',
    fontSize: tokens.fontSizeBase300,
    [narrow]: { display: 'block' },
    [paper]: { width: '100%', fontSize: '8pt' },
  },
  /** No sooner than somebody notices to wait: what comes at once does not flicker. */
  waiting: { opacity: 0.6, transitionProperty: 'opacity', transitionDelay: '200ms' },
  head: { [narrow]: hidden },
  body: { [narrow]: { display: 'grid', gap: tokens.spacingVerticalM, paddingTop: tokens.spacingVerticalM } },
  header: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    ...looks.header,
    [paper]: { position: 'static', paddingInline: '3px', whiteSpace: 'normal' },
  },
  cell: {
    ...looks.cell,
    height: 'var(--row-height, 44px)',
    backgroundColor: 'inherit',
    [paper]: { height: 'auto', paddingInline: '3px', whiteSpace: 'normal' },
    [narrow]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: tokens.spacingHorizontalM,
      height: 'auto',
      overflow: 'visible',
      padding: `${tokens.spacingVerticalXS} 0`,
      whiteSpace: 'normal',
      textAlign: 'end',
      borderBottom: 'none',
      '::before': {
        content: 'attr(data-label)',
        color: tokens.colorNeutralForeground3,
        textAlign: 'start',
        flexShrink: 0,
      },
    },
  },
  /** As wide as somebody wants it. */
  sized: {
    width: 'var(--width)',
    minWidth: 'var(--width)',
    maxWidth: 'var(--width)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    [narrow]: { width: 'auto', minWidth: 0, maxWidth: 'none' },
    [paper]: { width: 'auto', minWidth: 0, maxWidth: 'none' },
  },
  compact: { '--row-height': '30px' },
  short: { ...looks.short, [narrow]: { maxWidth: 'none' } },
  long: { ...looks.long, [narrow]: { maxWidth: 'none' } },
  end: looks.end,
  first: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    ...looks.first,
    [paper]: { position: 'static' },
    [narrow]: {
      position: 'static',
      borderRight: 'none',
      fontSize: tokens.fontSizeBase400,
      '::before': { content: 'none' },
    },
  },
  /** In view however far the table is scrolled. */
  ordering: {
    position: 'sticky',
    right: 0,
    zIndex: 0,
    boxShadow: `-1px 0 ${tokens.colorNeutralStroke2}`,
    [narrow]: { position: 'static', boxShadow: 'none' },
    [paper]: { position: 'static', boxShadow: 'none' },
  },
  afterMark: { left: '44px' },
  orderingHeader: { zIndex: 3 },
  corner: { zIndex: 4 },
  mark: {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    ...looks.mark,
    textAlign: 'center',
    [narrow]: {
      position: 'absolute',
      top: tokens.spacingVerticalS,
      right: tokens.spacingHorizontalS,
      left: 'auto',
      display: 'block',
      backgroundColor: 'transparent',
      '::before': { content: 'none' },
    },
  },
  markLabel: {
    display: 'grid',
    placeItems: 'center',
    minHeight: 'var(--row-height, 44px)',
    cursor: 'pointer',
    [narrow]: { minHeight: '32px' },
  },
  box: {
    width: '18px',
    height: '18px',
    margin: 0,
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'pointer',
  },
  row: {
    backgroundColor: tokens.colorNeutralBackground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [narrow]: {
      position: 'relative',
      display: 'block',
      padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
      border: looks.card.border,
      borderRadius: looks.card.borderRadius,
    },
  },
  openable: { cursor: 'pointer' },
  chosen: {
    backgroundColor: tokens.colorBrandBackground2,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
  },
  link: {
    ...looks.link,
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [narrow]: { display: 'inline-flex', alignItems: 'center', minHeight: '32px', paddingRight: '44px' },
  },
  sort: {
    ...looks.sort,
    minHeight: '36px',
    padding: 0,
    border: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    '& > svg': { flexShrink: 0 },
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': {
      outline: `2px solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '2px',
      borderRadius: tokens.borderRadiusSmall,
    },
  },
  unsorted: { opacity: 0.45 },
})
