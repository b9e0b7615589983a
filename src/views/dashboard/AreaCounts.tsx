import { makeStyles, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMayOpen } from '../../data/person.ts'
import { countText } from '../../pages/list/reading.ts'
import type { TabCount } from '../../shared/endpoints/answers/records.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { useCardStyles } from './card.styles.ts'
import { type Move, NewestMove } from './NewestMove.tsx'
import { TabRow } from './TabRow.tsx'

const useStyles = makeStyles({
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalM,
    marginBottom: tokens.spacingVerticalS,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  link: {
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
  total: {
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  note: {
    margin: `${tokens.spacingVerticalS} 0 0`,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
  },
})

interface AreaCountsProps {
  area: Outline
  title: string
  counts: TabCount[]
  move: Move | null
}

/** How many there are; where the list may be opened, by tab too, each leading to the list narrowed to it. */
export const AreaCounts = ({ area, title, counts, move }: AreaCountsProps) => {
  const { t } = useTranslation('dashboard')
  const classes = useStyles()
  const heading = useId()
  const open = useMayOpen()(area.route)
  const total = counts.find(({ tab }) => tab === null)
  const tabs = open ? counts.filter(({ tab, count }) => tab !== null && count > 0) : []
  return (
    <section className={useCardStyles().root} aria-labelledby={heading}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {open ? (
            <Link className={classes.link} to={area.route}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <span className={classes.total}>
          {countText(total, formatNumber, (figure) => t('common:moreThan', { figure }))}
        </span>
      </div>
      {tabs.length > 0 && (
        <ul className={classes.list}>
          {tabs.map((count) => (
            <TabRow key={count.tab} area={area} tab={count.tab!} count={countText(count, formatNumber)!} />
          ))}
        </ul>
      )}
      {total?.count === 0 && <p className={classes.note}>{t('nothing')}</p>}
      {move && <NewestMove area={area} move={move} />}
      {!open && <p className={classes.note}>{t('wider')}</p>}
    </section>
  )
}
