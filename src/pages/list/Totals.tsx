import {
  Link,
  makeStyles,
  mergeClasses,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../data/call.ts'
import { headerOf } from '../../shared/area/columns.ts'
import type { Area } from '../../shared/area/types.ts'
import type { Totals as Answer } from '../../shared/endpoints/answers/records.ts'
import { type ListQuery, scopeOf } from '../../shared/endpoints/listQuery.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { Bone } from '../../ui/Bone.tsx'
import { filtered } from './query.ts'
import { useOverview } from './useOverview.ts'

const useStyles = makeStyles({
  root: { flexShrink: 0, '& > summary': { cursor: 'pointer', width: 'fit-content' } },
  room: { maxHeight: '30vh', overflow: 'auto' },
  table: { minWidth: '640px', backgroundColor: tokens.colorNeutralBackground1 },
  head: { fontWeight: tokens.fontWeightSemibold },
  figure: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  figureHead: { '& > *': { justifyContent: 'end' } },
  note: { color: tokens.colorNeutralForeground2 },
})

interface TotalsProps {
  area: Area
  query: ListQuery
  onTurn(query: ListQuery): void
}

type Part = Answer['parts'][number]

const Parts = ({ area, query, onTurn }: TotalsProps) => {
  const { t } = useTranslation(['list', area.name])
  const classes = useStyles()
  const { totals: by = [], summary = [], filters } = area.list
  const answer = useOverview(area, (signal) => ask(area, 'totals', { tab: query.tab, ...scopeOf(query) }, { signal }))
  if (!answer) return <Bone />
  const narrows = by.every((field) => filters.some((filter) => filter.field === field && filter.kind === 'values'))
  const narrowedTo = ({ values }: Part) =>
    by.reduce((turned, field, index) => filtered(turned, field, [values[index]!]), query)
  const nameOf = ({ values }: Part) => values.map((value) => value ?? '–').join(' · ')
  return (
    // What is larger than its room is scrolled by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.room} role="region" aria-label={t('totals.title')} tabIndex={0}>
      <Table size="small" className={classes.table} aria-label={t('totals.title')}>
        <TableHeader>
          <TableRow>
            {by.map((field) => (
              <TableHeaderCell key={field} className={classes.head}>
                {headerOf(t, area, field)}
              </TableHeaderCell>
            ))}
            {[t('summary.rows'), ...summary.map((field) => headerOf(t, area, field))].map((label) => (
              <TableHeaderCell key={label} className={mergeClasses(classes.head, classes.figureHead)}>
                {label}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {answer.parts.map((part) => (
            <TableRow key={JSON.stringify([part.values, part.currency])}>
              {part.values.map((value, index) => (
                <TableCell key={by[index]}>
                  {index === 0 && narrows && part.values.every((one) => one !== null) ? (
                    <Link
                      as="button"
                      aria-label={t('totals.show', { part: nameOf(part) })}
                      onClick={() => onTurn(narrowedTo(part))}
                    >
                      {value}
                    </Link>
                  ) : (
                    (value ?? '–')
                  )}
                </TableCell>
              ))}
              <TableCell className={classes.figure}>{formatNumber(part.count)}</TableCell>
              {summary.map((field) => (
                <TableCell key={field} className={classes.figure}>
                  {formatMoney(part.sums[field] ?? 0, part.currency)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {!answer.isWhole && (
        <p className={classes.note}>{t('totals.more', { figure: formatNumber(answer.parts.length) })}</p>
      )}
    </div>
  )
}

/** The list by its parts, each counted and added up, and leading to its rows: asked for when it is opened. */
const Totals = (props: TotalsProps) => {
  const { t } = useTranslation('list')
  const [opened, setOpened] = useState(false)
  const { tab, filter, search } = props.query
  return (
    <details className={useStyles().root} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t('totals.label')}</summary>
      {opened && <Parts key={JSON.stringify([tab, filter, search])} {...props} />}
    </details>
  )
}

export default Totals
