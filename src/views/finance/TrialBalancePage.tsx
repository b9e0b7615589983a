import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../../machines/fields/day.ts'
import { accountKinds } from '../../../machines/kit/ledger.ts'
import { useKept } from '../../data/kept/useKept.ts'
import { FieldInput } from '../../pages/fields/FieldInput.tsx'
import { PageLinks } from '../../pages/own/PageLinks.tsx'
import type { PartProps } from '../../pages/parts.ts'
import type { LedgerBalance } from '../../shared/endpoints/answers/ledger.ts'
import { dayOf, formatDate } from '../../shared/format/date.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { textOf } from '../../ui/fields/input.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { readBalances } from './ledger.gateway.ts'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { sidesOf, writtenIn } from './sides.ts'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalL },
})

/** The accounts of each keeper in each currency, in the order of a balance sheet; what nothing stands on is left out. */
const booksIn = (balances: readonly LedgerBalance[]): { id: string; accounts: LedgerBalance[] }[] => {
  const books = new Map<string, LedgerBalance[]>()
  for (const one of balances.filter(({ posted, pending }) => posted !== 0 || pending !== 0)) {
    const id = `${one.keeper} · ${one.currency}`
    books.set(id, [...(books.get(id) ?? []), one])
  }
  const place = ({ kind }: LedgerBalance) => accountKinds.indexOf(kind)
  return [...books].map(([id, accounts]) => ({
    id,
    accounts: accounts.toSorted((one, other) => place(one) - place(other)),
  }))
}

const day = { type: 'date', required: true } as const

/** What stands on every account at the end of a day: debit and credit come to the same. */
const TrialBalancePage = ({ area }: PartProps['page']) => {
  const { t, i18n } = useTranslation(['ledgerAccount', 'fields'])
  const classes = useStyles()
  const [on, setOn] = useState(() => dayOf(new Date().toISOString()))
  const { answer, failed, choose, retry } = useKept(readBalances, { on })
  const change = (value: unknown) => {
    setOn(textOf(value))
    if (typeof value === 'string' && isDay(value)) choose({ on: value })
  }
  const books = booksIn(answer ?? [])
  return (
    <div className={classes.page}>
      <div className={classes.bar}>
        <FieldInput field={day} name="on" label={t('balance.on')} value={on} onChange={change} />
        <PageLinks area={{ ...area, pages: {} }} />
      </div>
      {failed && !answer ? (
        <ErrorState title={t('common:snackbar.loadDataFailed')} onRetry={retry} />
      ) : (
        <div className={classes.page} aria-busy={!answer} role="status">
          {answer && books.length === 0 && (
            <EmptyState title={t('balance.none', { day: formatDate(on, i18n.language, 'form') })} />
          )}
          {books.map(({ id, accounts }) => (
            <Book key={id} name={id} accounts={accounts} route={area.route} />
          ))}
        </div>
      )}
    </div>
  )
}

const Book = ({ name, accounts, route }: { name: string; accounts: LedgerBalance[]; route: string }) => {
  const { t } = useTranslation(['ledgerAccount', 'fields'])
  const currency = accounts[0]!.currency
  const sum = (of: (one: LedgerBalance) => number | null) => accounts.reduce((all, one) => all + (of(one) ?? 0), 0)
  const money = writtenIn(currency)
  return (
    <Panel title={name}>
      <Sheet
        label={name}
        heads={[t('fields:fields.kind'), t('fields.name'), t('fields.pending'), t('debit'), t('credit')]}
        figures={3}
        rows={accounts.map(({ id, kind, name: holder, posted, pending }) => {
          const { debit, credit } = sidesOf(posted)
          return {
            id,
            cells: [
              t(`options.kind.${kind}`),
              <TextLink key="account" to={`${route}/${id}?tab=statement`}>
                {holder}
              </TextLink>,
              money(pending === 0 ? null : pending),
              money(debit),
              money(credit),
            ],
          }
        })}
        foot={[
          t('total'),
          '',
          money(sum(({ pending }) => pending) || null),
          money(sum(({ posted }) => sidesOf(posted).debit)),
          money(sum(({ posted }) => sidesOf(posted).credit)),
        ]}
      />
    </Panel>
  )
}

export default TrialBalancePage
