import { useTranslation } from 'react-i18next'
import { RowsValue } from '../../pages/fields/RowsValue.tsx'
import type { Payable } from '../../shared/endpoints/answers/invoice.ts'
import { formatDate } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'

/** What is due when, and what of it is still open. */
export const Plan = ({ payable: { plan, currency } }: { payable: Payable }) => {
  const { t, i18n } = useTranslation('pay')
  const columns = ['dueOn', 'sum', 'rest'].map((name) => ({
    name,
    label: t(`plan.${name}`),
    isNumber: name !== 'dueOn',
  }))
  return (
    <RowsValue
      label={t('plan.title')}
      columns={columns}
      rows={plan.map(({ dueOn, amount, rest }) => [
        formatDate(dueOn, i18n.language, 'form'),
        formatMoney(amount, currency),
        formatMoney(rest, currency),
      ])}
    />
  )
}
