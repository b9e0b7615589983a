import { makeStyles, tokens } from '@fluentui/react-components'
import { looks } from '../looks.ts'

export const useCardStyles = makeStyles({
  root: {
    ...looks.card,
    position: 'relative',
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  head: looks.cardHead,
  link: {
    ...looks.cardLink,
    outlineStyle: 'none',
    /** The whole card is its target. */
    '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: tokens.borderRadiusLarge },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  facts: looks.facts,
  label: looks.factLabel,
  value: looks.fact,
})
