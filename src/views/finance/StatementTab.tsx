import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../machines/fields/day.ts'
import { monthsUpTo } from '../../../machines/kit/days.ts'
import type { ledgerAccount } from '../../areas/finance/ledgerAccount.ts'
import { ledgerEntry } from '../../areas/finance/ledgerEntry.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { FieldInput } from '../../pages/fields/FieldInput.tsx'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { dayOf, formatDate } from '../../shared/format/date.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { textOf } from '../../ui/fields/input.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { readStatement } from './ledger.gateway.ts'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { sidesOf, writtenIn } from './sides.ts'
import { Subject } from './Subject.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  bar: {
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 260px))',
  },
  note: { color: tokens.colorNeutralForeground2 },
})

const day = { type: 'date', required: true } as const

/** Calendar months that are shown first, up to today. */
const months = 3

/** What was booked on an account in a period, and what stood there before and after each. */
const StatementTab = ({ record }: PartProps<OwnRow<typeof ledgerAccount.fields>>['tab']) => {
  const { t, i18n } = useTranslation(['ledgerAccount', 'fields'])
  const classes = useStyles()
  const [period, setPeriod] = useState(() => {
    const to = dayOf(new Date().toISOString())
    return { id: record.id!, from: monthsUpTo(to, months)[0]!, to }
  })
  const { answer, failed, choose, retry } = useKept(readStatement, period)
  const change = (end: 'from' | 'to', value: unknown) => {
    const next = { ...period, [end]: textOf(value) }
    setPeriod(next)
    if (isDay(next.from) && isDay(next.to)) choose(next)
  }
  const money = writtenIn(currencyOf(record))
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        {(['from', 'to'] as const).map((end) => (
          <FieldInput
            key={end}
            field={day}
            name={end}
            label={t(`statement.${end}`)}
            value={period[end]}
            onChange={(value) => change(end, value)}
          />
        ))}
      </div>
      {failed && !answer ? (
        <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
      ) : (
        <div aria-busy={!answer} role="status">
          {answer && (
            <Panel title={t('recordTabs.statement')} isSaid>
              {answer.count > answer.most && (
                <p className={classes.note}>
                  {t('statement.more', { most: formatNumber(answer.most), count: answer.count })}
                </p>
              )}
              <Sheet
                label={t('recordTabs.statement')}
                heads={[
                  t('fields:fields.booked_on'),
                  t('fields:fields.kind'),
                  t('fields:fields.reference'),
                  t('fields:fields.subject'),
                  t('debit'),
                  t('credit'),
                  t('fields.posted'),
                ]}
                figures={3}
                rows={[
                  { id: 'opening', cells: [t('statement.opening'), '', '', '', '', '', money(answer.opening)] },
                  ...answer.lines.map(
                    ({ id, entry, area, caseId, booked_on, kind, reference, subject, amount, balance }) => {
                      const { debit, credit } = sidesOf(amount)
                      return {
                        id,
                        cells: [
                          formatDate(booked_on, i18n.language, 'list'),
                          t(`fields:options.kind.${kind}`),
                          area === null ? (
                            reference
                          ) : (
                            <TextLink key="entry" to={`${ledgerEntry.route}/${entry}`}>
                              {reference}
                            </TextLink>
                          ),
                          <Subject key="subject" subject={subject} area={area} caseId={caseId} />,
                          money(debit),
                          money(credit),
                          money(balance),
                        ],
                      }
                    },
                  ),
                ]}
                foot={[
                  t('statement.closing'),
                  '',
                  '',
                  '',
                  money(answer.debit),
                  money(answer.credit),
                  money(answer.closing),
                ]}
              />
            </Panel>
          )}
        </div>
      )}
    </div>
  )
}

export default StatementTab
