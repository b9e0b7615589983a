import { useTranslation } from 'react-i18next'
import type { payout } from '../../areas/finance/payout.ts'
import { remittance } from '../../areas/finance/remittance.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { formatDate } from '../../shared/format/date.ts'
import { currencyOf } from '../../shared/format/money.ts'
import { formatNumber, formatRate } from '../../shared/format/number.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { readPremiums } from './ledger.gateway.ts'
import { Sheet } from '../../ui/table/Sheet.tsx'
import { writtenIn } from './sides.ts'

type Premium = OwnRow<typeof remittance.fields> & { id: string }

/** The premiums that a payment to an insurer is made of; what is not kept back of one takes nothing off. */
const SumTab = ({ record }: PartProps<OwnRow<typeof payout.fields>>['tab']) => {
  const { t, i18n } = useTranslation(['payoutRequest', 'remittance', 'fields'])
  const { answer, failed, retry } = useKept(readPremiums, { payout: record.id! })
  const money = writtenIn(currencyOf(record))
  const { gross = null, commission = null, ppn = null, pph23 = null, amount = null, itemCount = 0 } = record
  if (failed && !answer) return <ErrorState title={t('common:snackbar.loadListFailed')} onRetry={retry} />
  if (!answer) return <div aria-busy="true" />
  const premiums = answer as unknown as Premium[]
  const title = t('recordTabs.sum')
  if (premiums.length === 0) return <EmptyState title={t('sum.none')} />
  return (
    <Panel title={title}>
      {itemCount > premiums.length && <p>{t('sum.more', { most: formatNumber(premiums.length), count: itemCount })}</p>}
      <Sheet
        label={title}
        heads={[
          t('fields:fields.policyNumber'),
          t('fields:fields.paidOn'),
          t('fields:fields.rate'),
          t('remittance:fields.gross'),
          t('fields:fields.commission'),
          t('fields:fields.ppn'),
          t('fields:fields.pph23'),
          t('remittance:fields.net'),
        ]}
        figures={6}
        rows={premiums.map(({ id, policyNumber, paidOn, isNetOff, rate, net, ...sums }) => ({
          id,
          cells: [
            <TextLink key="premium" to={`${remittance.route}/${id}`}>
              {policyNumber}
            </TextLink>,
            formatDate(paidOn, i18n.language, 'list'),
            formatRate(rate),
            money(sums.gross),
            ...[sums.commission, sums.ppn, sums.pph23].map((sum) => money(isNetOff ? sum : null)),
            money(net),
          ],
        }))}
        foot={[t('sum.all'), '', '', money(gross), money(commission), money(ppn), money(pph23), money(amount)]}
      />
    </Panel>
  )
}

export default SumTab
