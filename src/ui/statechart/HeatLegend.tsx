import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../shared/format/number.ts'
import { degreesOf, type Heated } from './heat.ts'
import { heats, lineStyles } from './line.ts'

const useStyles = makeStyles({
  root: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
  },
  item: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS },
})

/** What the breadths and colours of the lines stand for, up to the way with the most. */
export const HeatLegend = ({ of, most }: { of: Heated['of']; most: number }) => {
  const { t } = useTranslation('ui')
  const classes = useStyles()
  const degrees = most > 0 ? degreesOf(most) : []
  const range = (least: number, index: number) => {
    const last = (degrees[index + 1] ?? most + 1) - 1
    return [...new Set([least, Math.max(least, last)])].map(formatNumber).join(' – ')
  }
  const lines = [
    { kind: 'cold' as const, text: t(`diagram.${of}.never`) },
    ...degrees.map((least, index) => ({ kind: heats[index]!, text: range(least, index) })),
  ]
  return (
    <ul className={classes.root} aria-label={t(`diagram.${of}.heat`)}>
      {lines.map(({ kind, text }) => (
        <li key={kind} className={classes.item}>
          <svg width="36" height="10" aria-hidden>
            <line x1="0" y1="5" x2="36" y2="5" style={lineStyles[kind]} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}
