import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Reckoning } from '../../../machines/kernel/types.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { Panel } from '../../ui/Panel.tsx'

const useStyles = makeStyles({
  lines: { display: 'grid', gap: tokens.spacingVerticalS, margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    ':has(strong)': {
      paddingTop: tokens.spacingVerticalS,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
      fontWeight: tokens.fontWeightSemibold,
    },
  },
  amount: { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  none: { margin: 0, color: tokens.colorNeutralForeground2 },
})

interface LinesProps {
  reckoning: Reckoning
  /** The words of a step, below their place in the lifecycle's namespace. */
  textOf(line: string, values: Record<string, unknown>): string
}

export const Lines = ({ reckoning: { lines, currency }, textOf }: LinesProps) => {
  const classes = useStyles()
  return (
    <ul className={classes.lines}>
      {lines.map(({ line, values, amount, isTotal }) => {
        const text = textOf(line, { ...values, currency })
        return (
          <li key={line} className={classes.line}>
            {isTotal ? <strong>{text}</strong> : <span>{text}</span>}
            {amount !== undefined && <span className={classes.amount}>{formatMoney(amount, currency)}</span>}
          </li>
        )
      })}
    </ul>
  )
}

interface ReckonedProps {
  /** Its id: the words are of its namespace. */
  lifecycle: string
  reckoning: Reckoning | null
  /** Where it is settled. */
  title?: string
}

/** What is reckoned of what was typed so far, and how it came about. */
export const Reckoned = ({ lifecycle, reckoning, title }: ReckonedProps) => {
  const { t } = useTranslation(lifecycle)
  const classes = useStyles()
  return (
    <Panel title={title ?? t('reckoning.title')}>
      {reckoning ? (
        <Lines reckoning={reckoning} textOf={(line, values) => t(`reckoning.${line}`, values)} />
      ) : (
        <p className={classes.none}>{t('reckoning.none')}</p>
      )}
    </Panel>
  )
}
