import { useTranslation } from 'react-i18next'
import type { insurerCommission } from '../../areas/finance/insurerCommission.ts'
import type { remittance } from '../../areas/finance/remittance.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { headerOf } from '../../shared/area/columns.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { quotes, readQuotes } from './quotes.gateway.ts'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { writtenIn } from './sides.ts'

const figures = ['gross', 'commission', 'ppn', 'pph23'] as const

type Quote = OwnRow<typeof remittance.fields> & { id: string }

/** The premiums of which an insurer owes the commission, and the way to all of them in a list. */
const QuotesTab = ({ record }: PartProps<OwnRow<typeof insurerCommission.fields>>['tab']) => {
  const { t } = useTranslation(['commissionFromInsuranceTransaction', 'remittance', 'fields', 'ledgerAccount'])
  const { payout, itemCount, commission, ppn, pph23 } = record
  const { answer, failed, retry } = useKept(readQuotes, { payout: payout! })
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  const money = writtenIn(currencyOf(record))
  return (
    <Panel
      title={t('recordTabs.quotes')}
      aside={<TextLink to={`${quotes.route}?payout=${payout}`}>{t('quotes.all', { count: itemCount })}</TextLink>}
    >
      <Sheet
        label={t('recordTabs.quotes')}
        heads={['policyNumber', 'customer_name', ...figures].map((field) => headerOf(t, quotes, field))}
        figures={figures.length}
        rows={(answer as unknown as Quote[]).map(({ id, policyNumber, customer_name, ...sums }) => ({
          id,
          cells: [policyNumber, customer_name, ...figures.map((figure) => money(sums[figure]))],
        }))}
        foot={[t('ledgerAccount:total'), '', '', ...[commission, ppn, pph23].map((sum) => money(sum!))]}
      />
    </Panel>
  )
}

export default QuotesTab
