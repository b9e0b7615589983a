import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { everyOne } from '../../areas/finance/ofFinance.ts'
import { payout } from '../../areas/finance/payout.ts'
import { call } from '../../data/call.ts'
import { useOverview } from '../../pages/list/useOverview.ts'
import type { PartProps } from '../../pages/parts.ts'
import type { Payable } from '../../shared/endpoints/answers/commission.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { Bone } from '../../ui/Bone.tsx'
import { LabelledSelect } from '../../ui/LabelledSelect.tsx'
import { AskPayment } from './AskPayment.tsx'

const useStyles = makeStyles({
  choice: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
})

const figures = ['commission', 'ppn', 'pph23', 'net', 'carried', 'leaves'] as const

const sumOf = (rows: readonly Payable[], figure: (typeof figures)[number] | 'count'): number =>
  rows.reduce((sum, row) => sum + row[figure], 0)

/** What payees are owed of approved commission, and asking for its payout. */
const PayCommissionTool = ({ area }: PartProps['tool']) => {
  const { t } = useTranslation([area.name, 'fields'])
  const classes = useStyles()
  const [chosen, choose] = useState({ payee: everyOne, currency: '' })
  const told = useOverview(area, (signal) => call('commission.payable', {}, { signal }), payout)
  if (!told) return <Bone />
  const { payable } = told
  const currencies = [...new Set(payable.map((row) => row.currency))]
  const currency = currencies.find((one) => one === chosen.currency) ?? currencies[0] ?? 'IDR'
  const ofCurrency = payable.filter((row) => row.currency === currency)
  const payee = ofCurrency.find((row) => row.payee === chosen.payee)?.payee ?? everyOne
  const rows = ofCurrency.filter((row) => payee === everyOne || row.payee === payee)
  const money = (sum: number) => formatMoney(sum, currency)
  const count = sumOf(rows, 'count')
  return (
    <AskPayment
      area={area}
      action="pay"
      heads={[
        t('fields.payee'),
        t('tools.pay.count'),
        t('tools.pay.commission'),
        t('fields.ppn'),
        t('fields.pph23'),
        t('fields.net'),
        t('tools.pay.carried'),
        t('tools.pay.leaves'),
      ]}
      rows={rows.map((row) => ({
        id: row.payee,
        cells: [
          row.name,
          formatNumber(row.count),
          ...figures.map((figure) =>
            figure === 'leaves' && row.leaves <= 0 ? t('tools.pay.waits') : money(row[figure]),
          ),
        ],
      }))}
      foot={[
        t('tools.pay.all'),
        formatNumber(count),
        ...figures.map((figure) =>
          money(
            figure === 'leaves'
              ? sumOf(
                  rows.filter(({ leaves }) => leaves > 0),
                  figure,
                )
              : sumOf(rows, figure),
          ),
        ),
      ]}
      input={count === 0 ? null : { payee, currency, expectedCount: count, expectedAmount: sumOf(rows, 'leaves') }}
    >
      <div className={classes.choice}>
        <LabelledSelect
          label={t('fields.payee')}
          value={payee}
          options={[
            { value: everyOne, label: t('tools.pay.everyPayee') },
            ...ofCurrency.map((row) => ({ value: row.payee, label: row.name })),
          ]}
          onChange={(next) => choose({ payee: next, currency })}
        />
        {currencies.length > 1 && (
          <LabelledSelect
            label={t('fields.currency')}
            value={currency}
            options={currencies.map((one) => ({ value: one, label: one }))}
            onChange={(next) => choose({ payee: everyOne, currency: next })}
          />
        )}
      </div>
    </AskPayment>
  )
}

export default PayCommissionTool
