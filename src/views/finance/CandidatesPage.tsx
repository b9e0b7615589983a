import { Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '../../../machines/kit/days.ts'
import type { bankStatementLine } from '../../areas/finance/bankStatementLine.ts'
import { ledgerEntry } from '../../areas/finance/ledgerEntry.ts'
import type { ledgerLine } from '../../areas/finance/ledgerLine.ts'
import { useKept } from '../../data/kept/useKept.ts'
import ActionButtons from '../../pages/actions/ActionButtons.tsx'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { formatDate } from '../../shared/format/date.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { readCandidates } from './ledger.gateway.ts'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { writtenIn } from './sides.ts'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

/** Days by which the books may be apart from the bank. */
const apart = 7

type Row = OwnRow<typeof bankStatementLine.fields>
type Line = OwnRow<typeof ledgerLine.fields> & { id: string }

/** A line of a bank statement, and beside it what it may be in the books: of that as much is chosen as comes to its sum. */
const CandidatesPage = ({ area, record, onChanged }: PartProps<Row>['page']) => {
  const { t, i18n } = useTranslation(['bankStatementLine', 'fields', 'ledgerLine'])
  const classes = useStyles()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { booked_on: day, amount } = record!
  const currency = currencyOf(record!) ?? 'IDR'
  const near = { from: addDays(day, -apart), to: addDays(day, apart), currency, isCredit: amount < 0 }
  const { answer, failed, retry } = useKept(readCandidates, near)
  const money = writtenIn(currency)
  const lines = (answer ?? []) as unknown as Line[]
  const sum = lines.reduce((before, line) => (chosen.includes(line.id) ? before + line.amount : before), 0)
  const choose = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]))
  const facts = [
    { id: 'booked_on', label: t('fields:fields.booked_on'), value: formatDate(day, i18n.language, 'list') },
    { id: 'description', label: t('fields:fields.description'), value: record!.description },
    { id: 'amount', label: t('fields:fields.amount'), value: money(amount) },
    { id: 'sum', label: t('candidates.sum'), value: money(sum) },
    { id: 'missing', label: t('candidates.missing'), value: money(amount - sum) },
  ]
  return (
    <div className={classes.page}>
      <Panel
        title={t('singular')}
        aside={
          <ActionButtons
            area={area}
            record={{ ...record!, lines: [...chosen] }}
            page="candidates"
            onChanged={(changed) => onChanged?.(changed)}
          />
        }
      >
        <FieldList items={facts} />
      </Panel>
      {failed && !answer ? (
        <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={retry} />
      ) : (
        <Panel title={t('candidates.title')} isSaid>
          {answer && lines.length === 0 ? (
            <EmptyState title={t('candidates.none', { days: apart })} />
          ) : (
            <Sheet
              label={t('candidates.title')}
              heads={[
                '',
                t('fields:fields.booked_on'),
                t('fields:fields.kind'),
                t('fields:fields.reference'),
                t('fields:fields.subject'),
                t('fields:fields.amount'),
              ]}
              figures={1}
              rows={lines.map(({ id, entry, booked_on, kind, reference, subject, amount: own }) => ({
                id,
                cells: [
                  <Checkbox
                    key="choose"
                    aria-label={t('candidates.choose', { reference })}
                    checked={chosen.includes(id)}
                    onChange={() => choose(id)}
                  />,
                  formatDate(booked_on, i18n.language, 'list'),
                  t(`fields:options.kind.${kind}`),
                  <TextLink key="entry" to={`${ledgerEntry.route}/${entry}`}>
                    {reference}
                  </TextLink>,
                  subject,
                  money(own),
                ],
              }))}
              foot={['', '', '', '', t('candidates.sum'), money(sum)]}
            />
          )}
        </Panel>
      )}
    </div>
  )
}

export default CandidatesPage
