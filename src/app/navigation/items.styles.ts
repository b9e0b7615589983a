import { makeStyles, tokens } from '@fluentui/react-components'
import { chrome } from '../../ui/chrome.ts'

/** What all rows of the menu share. */
export const useItemStyles = makeStyles({
  item: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    width: '100%',
    minHeight: '40px',
    boxSizing: 'border-box',
    marginBlock: '2px',
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    font: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground2Hover, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  /** Stands under the text of its group. */
  child: {
    paddingLeft: `calc(${tokens.spacingHorizontalM} + 20px + ${tokens.spacingHorizontalM})`,
    paddingRight: tokens.spacingHorizontalXXS,
  },
  current: {
    fontWeight: tokens.fontWeightSemibold,
    color: chrome.ink,
    backgroundColor: chrome.tint,
    ':hover': { color: chrome.ink, backgroundColor: chrome.tint },
    '::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      insetBlock: tokens.spacingVerticalS,
      width: '3px',
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: chrome.line,
    },
  },
  icon: { flexShrink: 0, fontSize: '20px' },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
})
